/** A logo of the demo: the house flag of a made-up company, as SVG, with the key that it is kept under. */
export type HouseFlag = { key: string; svg: string }

const SIZE = 384
const svg = (...shapes: string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 96 96">${shapes.join('')}</svg>`
const field = (colour: string) => `<path fill="${colour}" d="M0 0h96v96H0z"/>`
const shape = (colour: string, outline: string) => `<path fill="${colour}" d="${outline}"/>`

const NAVY = '#123a5c'
const RED = '#a4262c'
const GREEN = '#0b6b4f'
const GOLD = '#e3b341'
const WHITE = '#fbfaf5'
const SKY = '#3f8fc0'

const STAR = 'M48 22l7 19 20 7-20 7-7 19-7-19-20-7 20-7z'

/** By slug; the others show none, as most companies do. */
const FLAGS: Readonly<Record<string, string>> = {
  'north-strand-crewing': svg(field(NAVY), shape(WHITE, 'M0 40h96v16H0z'), shape(GOLD, STAR)),
  'pomerania-deck-engine': svg(field(WHITE), shape(SKY, 'M0 0h96v32H0z'), shape(NAVY, 'M42 0h12v96H42z')),
  'amberline-ship-management': svg(field(GOLD), shape(NAVY, 'M0 0h34v96H0z'), shape(NAVY, 'M48 66l17-36 17 36z')),
  'odesa-crew-line': svg(
    field(SKY),
    shape(GOLD, 'M0 48h96v48H0z'),
    shape(NAVY, 'M48 20a28 28 0 1 0 .01 0zm0 12a16 16 0 1 1-.01 0z'),
  ),
  'danube-gate-crewing': svg(field(RED), shape(WHITE, 'M0 96L96 0v34L34 96z')),
  'halden-tanker-managers': svg(
    field(WHITE),
    shape(RED, 'M0 0h16l80 80v16H80L0 16z'),
    shape(RED, 'M96 0v16L16 96H0V80L80 0z'),
  ),
  'maasmond-crewing': svg(
    field(GREEN),
    shape(WHITE, 'M48 12l36 36-36 36-36-36z'),
    shape(GREEN, 'M48 32l16 16-16 16-16-16z'),
  ),
  'thalassa-meltemi-tankers': svg(
    field(WHITE),
    shape(NAVY, 'M0 16h96v16H0zM0 48h96v16H0zM0 80h96v16H0z'),
    shape(RED, 'M0 0h48v48H0z'),
  ),
}

/** The house flag of a company of the demo, if it has one. */
export function findHouseFlag(slug: string): HouseFlag | undefined {
  const drawing = FLAGS[slug]
  return drawing ? { key: slug.replaceAll('-', '').slice(0, 40), svg: drawing } : undefined
}

export const listHouseFlags = (): HouseFlag[] => Object.keys(FLAGS).map((slug) => findHouseFlag(slug) as HouseFlag)
