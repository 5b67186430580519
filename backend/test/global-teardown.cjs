module.exports = async () => {
  await Promise.all((globalThis.koloTestServices ?? []).map((services) => services.stop()));
};
