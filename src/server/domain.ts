import type { FilePurpose } from '#src/contract/file/file.ts'
import type { FileType } from '#src/contract/file/file-types.ts'
import type { LedgerCheck } from './exchange/billing/ledger-check.ts'
import type { Product, Products } from './exchange/order/product.ts'
import type { ActByTwo, ActsByTwo } from './ground/audit/act-by-two.ts'
import type { FileActs, FileNews } from './ground/file/file-acts.ts'
import type { UploadReader } from './ground/file/reading/file-readers.ts'
import type { Job } from './ground/job/job.ts'
import type { AddressStops } from './ground/mail/address-stop.ts'
import type { LetterEvents, LetterListener } from './ground/mail/letters/letter-events.ts'
import type { MailWriter } from './ground/mail/mail-content.ts'
import type { MailRegistry } from './ground/mail/send-mail.usecases.ts'
import type { Endpoint } from './http/endpoint.ts'
import type { DigestSource, DigestSources } from './people/digest/digest-source.ts'
import type { CvProjection } from './people/seaman/cv/save-cv.usecases.ts'
import type { ErasedRows, Erasure, ErasureStep } from './platform/erasure.ts'
import type { PersonalData } from './platform/personal-data.ts'
import type { Withdrawal } from './platform/withdrawal.ts'

/** The combined registries of all domains; domains that call all others receive them. */
export type Registries = {
  mails: MailRegistry
  letterEvents: LetterEvents
  personalData: PersonalData
  /** Tables without personal data, each with the reason. */
  notPersonal: Readonly<Record<string, string>>
  erasure: Erasure
  withdrawal: Withdrawal
  fileActs: FileActs
  fileNews: FileNews
  uploadReaders: Readonly<Record<FilePurpose, Readonly<Partial<Record<FileType, UploadReader>>>>>
  cvProjection: CvProjection
  actsByTwo: ActsByTwo
  /** Comparisons of the books, in the order in which they run. */
  ledgerChecks: readonly LedgerCheck[]
  products: Products
  digests: DigestSources
  stops: AddressStops
}

export type InOrder<Act> = { order: number; act: Act }

/**
 * Gives an erasure step its position among those of all domains. A running erasure stores the number of completed steps, so add new steps
 * at the end: otherwise it would skip one. The row of the account is erased last, because the other rows are found through it.
 */
export const inOrder = <Act>(order: number, act: Act): InOrder<Act> => ({ order, act })

type FilesOf<Purpose extends FilePurpose> = {
  act: FileActs[Purpose]
  /** Data for the page that follows the upload. */
  news?: FileNews[Purpose]
  /** The reader for each file type of the purpose. */
  readers: Readonly<Partial<Record<FileType, UploadReader>>>
}

type DomainErasure = { steps?: readonly InOrder<ErasureStep>[]; rows?: readonly InOrder<ErasedRows>[] }

/** The registration of a domain: its endpoints, jobs, mails and registries. */
export type Domain = {
  endpoints?: readonly Endpoint[] | ((registries: Registries) => readonly Endpoint[])
  jobs?: readonly Job[] | ((registries: Registries) => readonly Job[])
  mails?: Readonly<Record<string, MailWriter>>
  /** Finds the recipients of mails, and whether they declined a kind. */
  recipients?: Omit<MailRegistry, 'writers'>
  /** What it does when a provider reports about its letters. */
  letterEvents?: readonly LetterListener[]
  personalData?: PersonalData
  notPersonal?: Registries['notPersonal']
  erasure?: DomainErasure | ((registries: Pick<Registries, 'products'>) => DomainErasure)
  withdrawal?: Partial<Withdrawal>
  files?: { [Purpose in FilePurpose]?: FilesOf<Purpose> }
  cvProjection?: CvProjection
  actsByTwo?: readonly ActByTwo[]
  ledgerChecks?: readonly LedgerCheck[]
  products?: readonly Product[]
  /** The content of digests that the domain owns. */
  digests?: readonly DigestSource[]
  /** How mails that the domain sends to addresses without an account are stopped. */
  stops?: AddressStops
}

/** Preserves the literal type, so that the names of mails and jobs can be derived from it. */
export const describeDomain = <const D extends Domain>(domain: D): D => domain
