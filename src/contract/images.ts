/** Best first: browsers take the first that they know. */
export const IMAGE_FORMATS = ['avif', 'webp', 'png'] as const
export type ImageFormat = (typeof IMAGE_FORMATS)[number]

export const IMAGE_TYPES: Readonly<Record<ImageFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
}

/** Where pictures of each kind stand, in CSS pixels of their width; each is there once and twice as dense. */
export const IMAGE_PLACES = { logo: [48, 96], avatar: [24, 96] } as const
export const DENSITIES = [1, 2] as const

export type ImageKind = keyof typeof IMAGE_PLACES
export type ImageWidth<Kind extends ImageKind> = (typeof IMAGE_PLACES)[Kind][number]

export type Rendition = { kind: ImageKind; key: string; width: number; format: ImageFormat }

/** The address of a rendition; a key names one picture for ever, so its renditions never change. */
export const imagePath = ({ kind, key, width, format }: Rendition): string => `/img/${kind}/${key}-${width}.${format}`

const FILE = /^([a-z0-9]{8,40})-(\d{1,4})\.([a-z]{3,4})$/

/** Takes the last two parts of an address apart; undefined for anything but the renditions that pages ask for. */
export function parseImage(kind: string | undefined, file: string): Rendition | undefined {
  const [, key, digits, ending] = FILE.exec(file) ?? []
  const places: readonly number[] | undefined =
    kind && Object.hasOwn(IMAGE_PLACES, kind) ? IMAGE_PLACES[kind as ImageKind] : undefined
  const format = IMAGE_FORMATS.find((known) => known === ending)
  const width = Number(digits)
  const isAsked = places?.some((place) => DENSITIES.some((density) => place * density === width))
  return key && format && isAsked ? { kind: kind as ImageKind, key, width, format } : undefined
}
