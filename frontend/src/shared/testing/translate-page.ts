/**
 * Does to a page what a browser does that translates it: every text, now and later, is taken out and two elements
 * with another text are put in its place. It has no imports, so that it can be sent to a real browser.
 */
export function translatePage(): { stop(): void } {
  const never = 'script, style, textarea, option, title, noscript, svg, font, [translate="no"]';
  const translate = (text: Text): void => {
    const { parentElement, data } = text;
    if (parentElement === null || data.trim() === '' || parentElement.closest(never) !== null)
      return;
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    inner.textContent = `[${data}]`;
    text.replaceWith(outer);
  };
  const translateAll = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode() !== null) texts.push(walker.currentNode as Text);
    if (root instanceof Text) texts.push(root);
    for (const text of texts) translate(text);
  };
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      if (type === 'characterData') translateAll(target);
      else for (const node of addedNodes) translateAll(node);
  });
  translateAll(document.body);
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  return { stop: () => observer.disconnect() };
}
