import type { FilePurpose } from '#src/contract/file/file.ts'
import type { FileType } from '#src/contract/file/file-types.ts'
import type { ActByTwo, ActsByTwo } from './ground/audit/act-by-two.ts'
import type { FileActs, FileNews } from './ground/file/file-acts.ts'
import type { UploadReader } from './ground/file/reading/file-readers.ts'
import type { Job } from './ground/job/job.ts'
import type { MailWriter } from './ground/mail/mail-content.ts'
import type { MailRegistry } from './ground/mail/send-mail.usecases.ts'
import type { Endpoint } from './http/endpoint.ts'
import type { CvProjection } from './people/seaman/cv/save-cv.usecases.ts'
import type { ErasedRows, Erasure, ErasureStep } from './platform/erasure.ts'
import type { PersonalData } from './platform/personal-data.ts'
import type { Withdrawal } from './platform/withdrawal.ts'

/** What all domains of a server describe together; a domain that calls the others is given it. */
export type Registries = {
  mails: MailRegistry
  personalData: PersonalData
  /** Tables that hold nothing of a person, and why nothing of one can be in them. */
  notPersonal: Readonly<Record<string, string>>
  erasure: Erasure
  withdrawal: Withdrawal
  fileActs: FileActs
  fileNews: FileNews
  uploadReaders: Readonly<Record<FilePurpose, Readonly<Partial<Record<FileType, UploadReader>>>>>
  cvProjection: CvProjection
  actsByTwo: ActsByTwo
}

export type InOrder<Act> = { order: number; act: Act }

/**
 * A step of the erasure has its place among those of all domains. How many steps are done is kept with an erasure under way: a new one
 * goes behind the others, so that none is left out. Of the rows the account's own is the last, since others are found by it.
 */
export const inOrder = <Act>(order: number, act: Act): InOrder<Act> => ({ order, act })

type FilesOf<Purpose extends FilePurpose> = {
  act: FileActs[Purpose]
  /** Answers of the page that follows. */
  news?: FileNews[Purpose]
  /** What reads a file of each type that the purpose takes. */
  readers: Readonly<Partial<Record<FileType, UploadReader>>>
}

/** What a domain brings to the server: the one place that names its endpoints, jobs, mails and registries. */
export type Domain = {
  endpoints?: readonly Endpoint[] | ((registries: Registries) => readonly Endpoint[])
  jobs?: readonly Job[] | ((registries: Registries) => readonly Job[])
  mails?: Readonly<Record<string, MailWriter>>
  /** Where mails go, and who declined them. */
  recipients?: Omit<MailRegistry, 'writers'>
  personalData?: PersonalData
  notPersonal?: Registries['notPersonal']
  erasure?: { steps?: readonly InOrder<ErasureStep>[]; rows?: readonly InOrder<ErasedRows>[] }
  withdrawal?: Partial<Withdrawal>
  files?: { [Purpose in FilePurpose]?: FilesOf<Purpose> }
  cvProjection?: CvProjection
  actsByTwo?: readonly ActByTwo[]
}

/** Keeps the type of what is described, so that names of mails and jobs can be derived from it. */
export const describeDomain = <const D extends Domain>(domain: D): D => domain
