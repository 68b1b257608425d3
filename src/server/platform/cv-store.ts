import type { Cv } from '#src/domain/cv/cv.ts'
import { writeCv } from '#src/domain/cv/cv-text.ts'

/**
 * A CV as it is kept, and since when in UTC ms. The one that a role begins with was never written: it follows from the seafarer
 * (`people/seaman/cv/whole-cv.ts`).
 */
export type KeptCv = { version: number; cv?: Cv; savedAt?: number }

/** A state of before, that can be looked at and brought back; when it was written and replaced, in UTC ms. */
export type CvVersion = { version: number; savedAt: number; replacedAt: number; cv: Cv }

/** Whose CV was sent, and with which application. */
export type Sending = { seamanId: string; applicationId: string }

/** A CV as it was sent, and when in UTC ms. */
export type SentCv = { cv: Cv; sentAt: number }

/** A CV as it is stored, in whatever version: for the copy of someone's data. */
export type StoredCv = { document: string; savedAt: number }

/** Of a seafarer who is erased, or never was. Nothing can be based on it. */
export const NO_VERSION = 0
export const FIRST_VERSION = 1

/** Either kept, under this version, or what someone else has put there meanwhile. */
export type Put = { version: number } | { conflict: KeptCv }

/** `editing`: saves that follow each other closely are one piece, of which the state before it stays. `return`: to a state of before. */
export type PutKind = 'editing' | 'return'

/**
 * Where CVs are. It is no part of any batch of the database, and can be moved out of it: no statement goes in or comes out, and no one
 * else names its tables. What must hold together with a CV follows from its order: `people/seaman/cv/save-cv.usecases.ts`.
 */
export type CvStore = {
  get: (seamanId: string) => Promise<KeptCv>
  /**
   * For anyone who has read a version before: undefined where it still stands, and the CV has not to come again.
   * @param seen the version of the seafarer's row, where the request has read it: a store that keeps versions there need not look again
   */
  getUnless: (seamanId: string, version: number, seen?: number) => Promise<KeptCv | undefined>
  /** By seafarer, everyone asked for; null where another version of the site has written it, of which the others are not kept waiting. */
  getAll: (seamanIds: readonly string[]) => Promise<ReadonlyMap<string, KeptCv | null>>
  /**
   * Keeps a CV in the place of the version that it was made from. Putting what is there already changes nothing, so that a write whose
   * answer was lost can be repeated. What was there before stays among the versions, see `keepsVersion`.
   */
  put: (seamanId: string, cv: Cv, basedOn: number, now: number, kind?: PutKind) => Promise<Put>
  /** Versions of before that are still kept at that instant, the newest first. */
  listVersions: (seamanId: string, now: number) => Promise<CvVersion[]>
  /** Lets go of versions that are too old, everyone's. */
  sweepVersions: (now: number) => Promise<void>
  /**
   * Keeps what is sent with an application. The first copy of one stays, so that it may be repeated; false where the seafarer is erased.
   */
  keepSent: (sending: Sending, cv: Cv, now: number) => Promise<boolean>
  /** Copies by application, of those that are there; null where another version of the site has written it. */
  getSent: (sendings: readonly Sending[]) => Promise<ReadonlyMap<string, SentCv | null>>
  /** The CV, its versions that are still kept at that instant, and all that was sent: as texts, in whatever version they are stored. */
  readStored: (seamanId: string) => Promise<StoredCv | undefined>
  listStored: (seamanId: string, now: number) => Promise<(StoredCv & Pick<CvVersion, 'version' | 'replacedAt'>)[]>
  listSent: (seamanId: string) => Promise<(Pick<SentCv, 'sentAt'> & { document: string; applicationId: string })[]>
  /** Lets go of a copy. May be repeated. */
  dropSent: (sending: Sending) => Promise<void>
  /** Takes the CV, its versions and its copies away for good: a write that comes later finds nothing it could be based on. May be repeated. */
  erase: (seamanId: string) => Promise<void>
}

const isSame = (one: Cv, other: Cv): boolean => writeCv(one) === writeCv(other)

/** The result of a write, where that is known without writing. */
export function judgePut(current: KeptCv, cv: Cv, basedOn: number): Put | undefined {
  if (current.version === NO_VERSION) return { conflict: current }
  if (current.cv && isSame(current.cv, cv)) return { version: current.version }
  return current.version === basedOn ? undefined : { conflict: current }
}
