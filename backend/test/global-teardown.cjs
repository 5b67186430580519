module.exports = async () => {
  const services = globalThis.koloTestServices;
  if (services !== undefined) await services.stop();
};
