import { companyPath } from '#src/contract/http/addresses.ts'
import { type InboxSide, MAX_PREVIEW } from '#src/contract/inbox/inbox.ts'
import type { InboxOther, InboxThread, InboxVacancy } from '#src/contract/inbox/schemas.ts'
import { PRIVACY_AT_FIRST, sees } from '#src/domain/privacy/privacy.ts'
import { cutText } from '#src/domain/text/text.ts'
import { findAccountKeys } from '#src/server/ground/file/account-keys.ts'
import { audienceOfCard } from '#src/server/people/seaman/privacy.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { findChoice } from './choices.repository.ts'
import { COLUMNS, otherSide, type Party } from './party.ts'
import { openWords } from './sealed-words.ts'
import type { SidesRow, ThreadRow } from './threads.repository.ts'

const describeCompany = (row: SidesRow): InboxOther => ({
  side: 'company',
  name: row.company_name,
  isNamed: true,
  path: row.isListed === 1 ? companyPath({ country: row.company_country, slug: row.company_slug }) : null,
  logo: row.company_logo_key,
  rank: null,
  country: row.company_country,
})

/** Whether the card is still visible to the company. */
const isCardShown = (row: SidesRow): boolean =>
  row.card_public_id !== null &&
  sees(
    { by: 'list', isVerified: row.company_verified === 1 },
    {
      ...PRIVACY_AT_FIRST,
      card: audienceOfCard({ isHidden: row.card_is_hidden === 1, isForVerified: row.card_is_for_verified === 1 }),
    },
    'card',
  )

/** A card is shown as in the crew list; a person by name, never with their card. */
function describeSeaman(row: SidesRow, toCard: boolean): InboxOther {
  const shown = { side: 'seaman', logo: null, country: null } as const
  if (!toCard)
    return {
      ...shown,
      name: `${row.seaman_firstname} ${row.seaman_surname}`,
      isNamed: true,
      path: null,
      rank: row.seaman_position_main,
    }
  return {
    ...shown,
    name: row.card_masked_name,
    isNamed: false,
    path: isCardShown(row) ? `/seamans/${row.card_public_id}` : null,
    rank: row.card_rank,
  }
}

/** Describes the other side. */
export const describeOther = (row: SidesRow, side: InboxSide, toCard: boolean): InboxOther =>
  side === 'seaman' ? describeCompany(row) : describeSeaman(row, toCard)

export function describeVacancy(row: SidesRow, now: number): InboxVacancy | null {
  if (row.vacancy_id === null) return null
  return {
    id: row.vacancy_id,
    rank: row.vacancy_rank ?? '',
    vesselType: row.vacancy_vessel_type ?? '',
    joinFrom: row.vacancy_join_from ?? '',
    isOpen: row.vacancy_status === 'published' && (row.vacancy_expires_at ?? now + 1) > now,
  }
}

type Seen = { side: InboxSide; now: number; preview: string; marks: boolean }

function describe(row: ThreadRow, { side, now, preview, marks }: Seen): InboxThread {
  const other = otherSide(side)
  const isBlocked = (side === 'seaman' ? row.blockedBySeaman : row.blockedByCompany) === 1
  return {
    id: row.id,
    other: describeOther(row, side, row.to_card === 1),
    vacancy: describeVacancy(row, now),
    isUnverified: row.company_verified === 0,
    last: {
      number: row.last_number,
      from: row.last_side === side ? 'self' : 'other',
      preview,
      files: row.files,
      sentAt: row.last_created_at,
    },
    unread: row[`${COLUMNS[side]}_unread`],
    otherRead: marks ? row[`${COLUMNS[other]}_shown`] : null,
    isBlocked,
    mayWrite: row.blockedBySeaman + row.blockedByCompany === 0 && row.areActive === 1,
    position: row.position,
  }
}

/** Returns threads for one side. */
export async function describeThreads(
  services: Needs<'db' | 'keys' | 'clock'>,
  { side, accountId }: Pick<Party, 'side' | 'accountId'>,
  rows: readonly ThreadRow[],
): Promise<InboxThread[]> {
  if (rows.length === 0) return []
  const [keys, { readMarks }] = await Promise.all([
    findAccountKeys(
      services,
      rows.map((row) => row.seaman_account_id),
    ),
    findChoice(services.db, accountId),
  ])
  const now = services.clock()
  return Promise.all(
    rows.map(async (row) => {
      const words = await openWords(keys.get(row.seaman_account_id), row.last_id, row.last_words)
      return describe(row, { side, now, preview: cutText(words, MAX_PREVIEW), marks: readMarks })
    }),
  )
}

export async function describeThread(
  services: Needs<'db' | 'keys' | 'clock'>,
  party: Pick<Party, 'side' | 'accountId'>,
  row: ThreadRow,
): Promise<InboxThread> {
  const [thread] = await describeThreads(services, party, [row])
  return thread as InboxThread
}
