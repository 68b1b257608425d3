import type { DigestKind } from '#src/contract/setting/notifications.ts'
import type { LocaleCode } from '#src/domain/locales.ts'
import type { MailPayload } from '#src/server/ground/mail/mail.tables.ts'
import type { MailKind } from '#src/server/ground/mail/mail-kinds.ts'
import type { Statement } from '#src/server/platform/database.ts'
import type { Services } from '#src/server/platform/services.ts'

/** Instants (UTC ms): content published after the first and up to the second. */
export type DigestPeriod = { after: number; until: number }

export type DigestReader = { accountId: string; language: LocaleCode }

/** The content of one digest. */
export type CollectedDigest = {
  /** For the writer of the mail: what was chosen. */
  payload: MailPayload
  /** The instant up to which content is included, if it is before the end of the period: the next digest has the rest. */
  until?: number
  /** Written in the batch of the mail. */
  statements?: readonly Statement[]
}

/** The content of a kind of digest, registered by the domain that owns it. */
export type DigestSource = {
  kind: DigestKind
  mail: Extract<MailKind, 'vacancy-digest' | 'article-digest' | 'product-update' | 'tech-update'>
  /** Returns when the first content after an instant was published, for anybody. A person without new content is not looked at. */
  findFirst: (services: Services, after: number) => Promise<number | undefined>
  /** Returns undefined if there is nothing for the person. */
  collect: (services: Services, reader: DigestReader, period: DigestPeriod) => Promise<CollectedDigest | undefined>
}

export type DigestSources = ReadonlyMap<DigestKind, DigestSource>
