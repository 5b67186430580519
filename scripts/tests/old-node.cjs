// Preloaded: the machine's Node says that it is of another version, and a Node it hands over to does not.
if (process.env.KOLO_MACHINE_NODE === undefined)
  Object.defineProperty(process, 'version', { value: process.env.PRETENDED_NODE });
