import type { Cv } from '#src/domain/cv/cv.ts'
import { writeCv } from '#src/domain/cv/cv-text.ts'
import type { VersionKeeping } from '#src/domain/service/premium.ts'

/**
 * A stored CV and when it was saved (UTC ms). The initial CV of a role is never stored: it is derived from the seafarer
 * (`people/seaman/cv/whole-cv.ts`).
 */
export type KeptCv = { version: number; cv?: Cv; savedAt?: number }

/** A previous version that can be viewed and restored; when it was written and replaced, in UTC ms. */
export type CvVersion = { version: number; savedAt: number; replacedAt: number; cv: Cv }

/** The seafarer and the application of a sent CV. */
export type Sending = { seamanId: string; applicationId: string }

/** A sent CV, and when it was sent (UTC ms). */
export type SentCv = { cv: Cv; sentAt: number }

/** A CV as stored, in any version: for the copy of personal data. */
export type StoredCv = { document: string; savedAt: number }

/** The version of a seafarer who was erased or never existed. No write can be based on it. */
export const NO_VERSION = 0
export const FIRST_VERSION = 1

/** The new version, or the current CV if it has changed since. */
export type Put = { version: number } | { conflict: KeptCv }

/** `editing`: saves in quick succession count as one; the state before them is kept. `return`: restores a previous version. */
export type PutKind = 'editing' | 'return'

/** How a CV is written: by default `editing`, with the usual keeping. */
export type PutManner = { kind?: PutKind; keeping?: VersionKeeping }

/**
 * Stores CVs. It is in no batch of the database and can be moved to another store: its statements are in no batch, and no other module names
 * its tables. The order of calls keeps it consistent, see `people/seaman/cv/save-cv.usecases.ts`.
 */
export type CvStore = {
  get: (seamanId: string) => Promise<KeptCv>
  /**
   * Returns undefined if the given version is still current, so that the CV is not transferred again.
   * @param seen the version in the seafarer's row, if the request has read it: such a store need not read it again
   */
  getUnless: (seamanId: string, version: number, seen?: number) => Promise<KeptCv | undefined>
  /** Returns the CVs by seafarer; null for a document of another build, so that the others are still returned. */
  getAll: (seamanIds: readonly string[]) => Promise<ReadonlyMap<string, KeptCv | null>>
  /**
   * Replaces the version that the CV was based on. Writing the current content changes nothing, so a write with a lost answer can be repeated.
   * The previous state may become a version, see `keepsVersion`; versions beyond `keeping` are deleted.
   */
  put: (seamanId: string, cv: Cv, basedOn: number, now: number, manner?: PutManner) => Promise<Put>
  /** Returns previous versions that have not expired, newest first. The usual keeping applies without another one. */
  listVersions: (seamanId: string, now: number, keeping?: VersionKeeping) => Promise<CvVersion[]>
  /** Deletes expired versions of all seafarers, by the keeping of each. */
  sweepVersions: (now: number) => Promise<void>
  /** Stores the CV that is sent with an application. The first copy is kept, so the call may be repeated; false if the seafarer was erased. */
  keepSent: (sending: Sending, cv: Cv, now: number) => Promise<boolean>
  /** Returns sent copies by application; null for a document of another build. */
  getSent: (sendings: readonly Sending[]) => Promise<ReadonlyMap<string, SentCv | null>>
  /** Returns the CV, its unexpired versions and all sent copies as texts, in any version. */
  readStored: (seamanId: string) => Promise<StoredCv | undefined>
  listStored: (
    seamanId: string,
    now: number,
    keeping?: VersionKeeping,
  ) => Promise<(StoredCv & Pick<CvVersion, 'version' | 'replacedAt'>)[]>
  listSent: (seamanId: string) => Promise<(Pick<SentCv, 'sentAt'> & { document: string; applicationId: string })[]>
  /** Deletes a sent copy. Idempotent. */
  dropSent: (sending: Sending) => Promise<void>
  /** Deletes the CV, its versions and copies for good: later writes have no version to be based on. Idempotent. */
  erase: (seamanId: string) => Promise<void>
}

const isSame = (one: Cv, other: Cv): boolean => writeCv(one) === writeCv(other)

/** Returns the result of a write if it is known without writing. */
export function judgePut(current: KeptCv, cv: Cv, basedOn: number): Put | undefined {
  if (current.version === NO_VERSION) return { conflict: current }
  if (current.cv && isSame(current.cv, cv)) return { version: current.version }
  return current.version === basedOn ? undefined : { conflict: current }
}
