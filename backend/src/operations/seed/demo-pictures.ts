/** Drawn, so that nobody is in them and nothing has to be shipped. */

export interface DemoPicture {
  originalFilename: string;
  title: string;
  description: string;
  svg: string;
}

const width = 1200;
const height = 900;

const drawing = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="720" viewBox="0 0 ${width} ${height}">${content}</svg>`;

const fall = (id: string, from: string, to: string): string =>
  `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;

const glow = (id: string, colour: string, strength: number): string =>
  `<radialGradient id="${id}"><stop stop-color="${colour}" stop-opacity="${strength}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;

const all = (fill: string): string => `<rect width="${width}" height="${height}" fill="${fill}"/>`;

const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

function ball(x: number, y: number, radius: number): string {
  const corner = (middle: readonly [number, number], size: number, turn: number) =>
    times(5, (index) => {
      const angle = ((index * 72 + turn) * Math.PI) / 180;
      return `${middle[0] + size * Math.sin(angle)},${middle[1] - size * Math.cos(angle)} `;
    });
  const patches = times(5, (index) => {
    const angle = (index * 72 * Math.PI) / 180;
    const [dx, dy] = [Math.sin(angle), -Math.cos(angle)];
    return (
      `<path d="M${dx * 36} ${dy * 36}L${dx * 72} ${dy * 72}" stroke="#20262d" stroke-width="5"/>` +
      `<polygon points="${corner([dx * 100, dy * 100], 36, index * 72 + 180)}" fill="#20262d"/>`
    );
  });
  return `<g transform="translate(${x} ${y}) scale(${radius / 100}) rotate(14)">
    <clipPath id="round"><circle r="100"/></clipPath>
    <g clip-path="url(#round)"><circle r="100" fill="#f4f6f8"/>
      <polygon points="${corner([0, 0], 36, 0)}" fill="#20262d"/>${patches}
      <circle cx="-30" cy="-40" r="130" fill="none" stroke="#000" stroke-opacity=".16" stroke-width="60"/>
    </g></g>`;
}

const pitch = drawing(
  `<defs>${fall('floor', '#d79a55', '#b8762f')}${glow('light', '#fff3d6', 0.55)}</defs>${all('url(#floor)')}
  ${times(15, (board) => `<path d="M0 ${board * 62}H${width}" stroke="#8a5620" stroke-opacity=".35" stroke-width="2"/>`)}
  <rect x="90" y="80" width="1020" height="740" fill="#1f6f5c"/>
  <g fill="none" stroke="#f4f6f8" stroke-width="8">
    <rect x="140" y="130" width="920" height="640"/><path d="M600 130V770"/><circle cx="600" cy="450" r="110"/>
    <path d="M140 270A170 170 0 0 1 310 400V500A170 170 0 0 1 140 630"/>
    <path d="M1060 270A170 170 0 0 0 890 400V500A170 170 0 0 0 1060 630"/>
  </g>
  <g fill="#f4f6f8"><circle cx="600" cy="450" r="12"/><circle cx="310" cy="450" r="9"/><circle cx="890" cy="450" r="9"/></g>
  <ellipse cx="420" cy="250" rx="520" ry="380" fill="url(#light)"/>${ball(668, 372, 26)}`,
);

const goal = drawing(
  `<defs>${fall('hall', '#0b1420', '#16324a')}${fall('ground', '#2a7f6a', '#14493d')}${glow('lamp', '#d7ecff', 0.8)}</defs>
  ${all('url(#hall)')}<rect y="640" width="${width}" height="260" fill="url(#ground)"/>
  ${times(4, (lamp) => `<ellipse cx="${150 + lamp * 300}" cy="90" rx="170" ry="110" fill="url(#lamp)"/>`)}
  <g stroke="#e8eef4" stroke-opacity=".42" stroke-width="3" fill="none">
    ${times(21, (line) => `<path d="M${215 + line * 38.5} 235L${255 + line * 34.5} 690"/>`)}
    ${times(13, (line) => `<path d="M${215 + line * 3} ${240 + line * 37}H${985 - line * 3}"/>`)}
  </g>
  <path d="M205 700V225H995V700" fill="none" stroke="#f4f6f8" stroke-width="22"/>
  ${times(6, (band) => `<path d="M${282 + band * 127} 225h48" stroke="#d11a2a" stroke-width="22"/>`)}
  ${times(4, (band) => `<path d="M205 ${280 + band * 112}v44M995 ${280 + band * 112}v44" stroke="#d11a2a" stroke-width="22"/>`)}
  <ellipse cx="720" cy="664" rx="86" ry="16" fill="#06231c" fill-opacity=".6"/>${ball(716, 588, 74)}`,
);

const cup = drawing(
  `<defs>${fall('night', '#12161c', '#2b1d47')}${fall('gold', '#ffe28a', '#b97a10')}${glow('shine', '#ffd45e', 0.5)}</defs>
  ${all('url(#night)')}<circle cx="600" cy="390" r="430" fill="url(#shine)"/>
  ${times(46, (bit) => `<rect x="${(bit * 263) % width}" y="${(bit * 149) % 640}" width="12" height="20" rx="3" fill="${['#c8f51d', '#ffd45e', '#5cc8ff', '#ff6b7a'][bit % 4]}" fill-opacity=".75" transform="rotate(${bit * 37} ${(bit * 263) % width} ${(bit * 149) % 640})"/>`)}
  <g fill="none" stroke="url(#gold)" stroke-width="30"><path d="M450 250H345C345 390 395 440 490 450"/><path d="M750 250H855C855 390 805 440 710 450"/></g>
  <path d="M430 190H770C775 400 720 520 630 545V620H690L715 700H485L510 620H570V545C480 520 425 400 430 190Z" fill="url(#gold)"/>
  <path d="M480 215C480 380 505 450 560 500" fill="none" stroke="#fff6d8" stroke-opacity=".7" stroke-width="16" stroke-linecap="round"/>
  <rect x="400" y="700" width="400" height="90" rx="10" fill="#20262d"/><rect x="520" y="722" width="160" height="46" rx="6" fill="url(#gold)"/>`,
);

const kickOff = drawing(
  `<defs>${fall('dusk', '#0b0e13', '#1c2733')}${fall('parquet', '#39536b', '#1a2a3a')}${glow('spot', '#c8f51d', 0.35)}</defs>
  ${all('url(#dusk)')}<rect y="390" width="${width}" height="510" fill="url(#parquet)"/>
  ${times(60, (seat) => `<rect x="${(seat % 20) * 60 + 8}" y="${190 + Math.floor(seat / 20) * 62}" width="44" height="44" rx="12" fill="#2d3c4c" fill-opacity="${0.5 + ((seat * 7) % 5) / 10}"/>`)}
  <ellipse cx="600" cy="690" rx="520" ry="190" fill="url(#spot)"/>
  <g fill="none" stroke="#f4f6f8" stroke-opacity=".85" stroke-width="10"><ellipse cx="600" cy="690" rx="420" ry="120"/><path d="M600 390V900"/></g>
  <ellipse cx="606" cy="722" rx="130" ry="22" fill="#05090d" fill-opacity=".6"/>${ball(600, 610, 118)}`,
);

export const demoPictures: readonly DemoPicture[] = [
  {
    originalFilename: 'pehar.jpg',
    title: 'Pehar čeka finale',
    description: 'Osam najboljih timova igra za njega.',
    svg: cup,
  },
  {
    originalFilename: 'teren.jpg',
    title: 'Teren iz zraka',
    description: 'Dvorana Zvijezda, u kojoj se igra svake nedjelje.',
    svg: pitch,
  },
  { originalFilename: 'gol.jpg', title: 'Lopta je u mreži', description: 'Gol kola.', svg: goal },
  {
    originalFilename: 'pocetak.jpg',
    title: 'Minuta do početka',
    description: 'Lopta je na sredini, tribine se pune.',
    svg: kickOff,
  },
];
