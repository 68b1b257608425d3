/** Things that have a share picture; also the folder of its address. */
export const PICTURE_KINDS = ['vacancy', 'agency', 'article'] as const
export type PictureKind = (typeof PICTURE_KINDS)[number]

export const PICTURE_SIZE = { width: 1200, height: 630 } as const

/** Raised when pictures are drawn in another way, so that every one gets a new address. */
const DRAWING = 1

/**
 * Names what a picture shows: another text, another version. So its address may be kept for ever, and a page knows the address
 * without asking for the picture.
 */
export function pictureVersion(facts: readonly (string | number | boolean | null)[]): string {
  const text = JSON.stringify([DRAWING, ...facts])
  let low = 0xdeadbeef
  let high = 0x41c6ce57
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    low = Math.imul(low ^ code, 2_654_435_761)
    high = Math.imul(high ^ code, 1_597_334_677)
  }
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909)
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909)
  return (4_294_967_296 * (2_097_151 & high) + (low >>> 0)).toString(36)
}

/** `subject` is what the thing's own address names it by. */
export const picturePath = (kind: PictureKind, subject: string, version: string): string =>
  `/og/${kind}/${subject}-${version}.png`

const FILE = /^([a-z0-9-]{1,120})-([a-z0-9]{1,14})\.png$/

/** Takes the last part of a picture's address apart. */
export function parsePictureFile(file: string): { subject: string; version: string } | undefined {
  const [, subject, version] = FILE.exec(file) ?? []
  return subject && version ? { subject, version } : undefined
}

type VacancyFacts = {
  rank: string
  vesselType: string
  vesselClass: string | null
  pay: { min: number; max: number; currency: string; period: string }
  joinFrom: string
  port: { name: string; country: string } | null
  flag: string | null
}

/** What the picture of a vacancy shows. */
export const versionOfVacancy = ({ rank, vesselType, vesselClass, pay, joinFrom, port, flag }: VacancyFacts): string =>
  pictureVersion([
    rank,
    vesselType,
    vesselClass,
    pay.min,
    pay.max,
    pay.currency,
    pay.period,
    joinFrom,
    port?.name ?? null,
    port?.country ?? null,
    flag,
  ])

type CompanyFacts = { name: string; city: string; country: string; verified: boolean }

/** What the picture of an agency shows. */
export const versionOfCompany = ({ name, city, country, verified }: CompanyFacts): string =>
  pictureVersion([name, city, country, verified])

type ArticleFacts = { category: string; cover: string; title: string }

/** What the picture of an article shows; `title` is the English one. */
export const versionOfArticle = ({ category, cover, title }: ArticleFacts): string =>
  pictureVersion([category, cover, title])
