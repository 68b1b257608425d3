import type { ReportKind } from '#src/contract/report.ts'
import type { Database } from '#src/server/platform/database.ts'

/** What was reported, whether the public can still see it or not, and the account that it belongs to. */
export type ObjectRow = {
  id: string
  name: string | null
  rank: string | null
  vessel_type: string | null
  /** Of a conversation: the company's. */
  account_id: string | null
  /** Of a conversation: the seafarer's. */
  seaman_account_id: string | null
  status: string | null
  seen: number | null
}

const NO_VACANCY = 'NULL AS status, NULL AS seen'
const AMONG = 'IN (SELECT value FROM json_each(?1))'

const OBJECTS: Record<ReportKind, string> = {
  vacancy: `SELECT v.id, c.name, v.rank, v.vessel_type, c.account_id, NULL AS seaman_account_id, v.status, v.updated_at AS seen
    FROM vacancy v JOIN company c ON c.id = v.company_id WHERE v.id ${AMONG}`,
  company: `SELECT id, name, NULL AS rank, NULL AS vessel_type, account_id, NULL AS seaman_account_id, ${NO_VACANCY}
    FROM company WHERE id ${AMONG}`,
  seaman: `SELECT s.public_id AS id, k.masked_name AS name, k.rank, NULL AS vessel_type, s.account_id, NULL AS seaman_account_id, ${NO_VACANCY}
    FROM seaman s LEFT JOIN crew_card k ON k.seaman_id = s.id WHERE s.public_id ${AMONG}`,
  article: `SELECT a.id, t.title AS name, NULL AS rank, NULL AS vessel_type, NULL AS account_id, NULL AS seaman_account_id, ${NO_VACANCY}
    FROM article a JOIN article_text t ON t.article_id = a.id AND t.language = 'en' WHERE a.id ${AMONG}`,
  thread: `SELECT i.id, c.name, NULL AS rank, NULL AS vessel_type, c.account_id, s.account_id AS seaman_account_id, ${NO_VACANCY}
    FROM inbox_thread i JOIN company c ON c.id = i.company_id JOIN seaman s ON s.id = i.seaman_id WHERE i.id ${AMONG}`,
}

type Subject = { kind: ReportKind; targetId: string }

const keyOf = (kind: ReportKind, id: string): string => `${kind}:${id}`

/** Finds the objects of reports; the function that it returns gives the row of a report, or nothing for what no longer exists. */
export async function findObjects({ $client: d1 }: Database, subjects: readonly Subject[]) {
  const byKind = [...Map.groupBy(subjects, ({ kind }) => kind)]
  const statements = byKind.map(([kind, reported]) =>
    d1.prepare(OBJECTS[kind]).bind(JSON.stringify([...new Set(reported.map(({ targetId }) => targetId))])),
  )
  const results = statements.length > 0 ? await d1.batch<ObjectRow>(statements) : []
  const found = new Map(
    byKind.flatMap(([kind], place) =>
      (results[place]?.results ?? []).map((row) => [keyOf(kind, row.id), row] as const),
    ),
  )
  return ({ kind, targetId }: Subject): ObjectRow | undefined => found.get(keyOf(kind, targetId))
}
