/**
 * Loads code or texts that a page can do without for a moment. Without a network it waits for one, while the page
 * stays as it is; what fails with a network fails.
 */
export async function patientImport<Module>(load: () => Promise<Module>): Promise<Module> {
  for (;;)
    try {
      return await load();
    } catch (error) {
      if (navigator.onLine) throw error;
      await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    }
}
