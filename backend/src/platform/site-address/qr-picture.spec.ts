import { qrPictureOf } from './qr-picture.js';

describe('the QR code of a link', () => {
  it('is a picture of an address that other devices reach', async () => {
    for (const url of ['https://liga.example.hr/scoreboard/7', 'http://192.168.1.20:3000/console'])
      expect(await qrPictureOf(url)).toMatch(/^data:image\/svg\+xml;base64,/);
  });

  it('is none of an address of this machine alone', async () => {
    for (const url of ['http://localhost:3000/scoreboard/7', 'http://127.0.0.1:3000/console'])
      expect(await qrPictureOf(url)).toBeNull();
  });
});
