// In this order: the first needs a fresh installation, and the last moves it to another address.
import './fresh.js';
import './nodes.js';
import './recovery.js';
import './https.js';

// Containers start slowly on a machine that is busy.
jest.setTimeout(300_000);
