import { createElement, type ReactElement, type SVGProps } from 'react';

interface Icon {
  node: [tag: string, attributes: { key: string }][];
}

const look: SVGProps<SVGSVGElement> = {
  ...{ xmlns: 'http://www.w3.org/2000/svg', width: 24, height: 24, viewBox: '0 0 24 24' },
  ...{ fill: 'none', stroke: 'currentColor', strokeWidth: 2 },
  ...{ strokeLinecap: 'round', strokeLinejoin: 'round' },
};

/** What the built site has in place of the icons' own component, which weighs as much as ten of them. */
export const createIcon =
  ({ node }: Icon) =>
  (props: SVGProps<SVGSVGElement>): ReactElement =>
    createElement(
      'svg',
      { ...look, ...props },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
