import {
  DENSITIES,
  IMAGE_FORMATS,
  IMAGE_TYPES,
  type ImageKind,
  type ImageWidth,
  imagePath,
} from '#src/contract/images.ts'

type Props<Kind extends ImageKind> = {
  kind: Kind
  /** The key that the picture is kept under. */
  image: string
  /** In CSS pixels, so that its place is kept before it arrives. */
  width: ImageWidth<Kind>
  height: number
  /** Empty where the words beside it say the same. */
  alt: string
  /** For what stands in the first view; anything else waits until it is near. */
  eager?: boolean
}

/** A picture in the formats and densities that browsers choose from. */
export function Picture<Kind extends ImageKind>({ kind, image, width, height, alt, eager }: Props<Kind>) {
  const address = (format: (typeof IMAGE_FORMATS)[number], density: number) =>
    imagePath({ kind, key: image, width: width * density, format })
  const addresses = (format: (typeof IMAGE_FORMATS)[number]) =>
    DENSITIES.map((density) => `${address(format, density)} ${density}x`).join(', ')
  return (
    <picture>
      {IMAGE_FORMATS.filter((format) => format !== 'png').map((format) => (
        <source key={format} type={IMAGE_TYPES[format]} srcSet={addresses(format)} />
      ))}
      <img
        src={address('png', 1)}
        srcSet={addresses('png')}
        width={width}
        height={height}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
      />
    </picture>
  )
}
