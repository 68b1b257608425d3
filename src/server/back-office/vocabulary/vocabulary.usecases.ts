import { hasPermission } from '#src/contract/http/permissions.ts'
import { DATED_RULES } from '#src/contract/vocabulary/list.ts'
import type { RuleProposal, RuleVersion, Vocabulary } from '#src/contract/vocabulary/schemas.ts'
import { compareVersions } from '#src/domain/dated-rule/compare-versions.ts'
import { RULE_KINDS, type RuleKind } from '#src/domain/dated-rule/kinds.ts'
import { columnsOf, describeKind } from '#src/domain/dated-rule/rule-kinds.ts'
import { cellsOf, type RuleRow, scopeKey } from '#src/domain/dated-rule/rule-row.ts'
import { CSV_START, writeCsvRows } from '#src/domain/text/csv.ts'
import { ruleChanges } from '#src/server/ground/dated-rule/change-rules.ts'
import {
  countRules,
  findBefore,
  findCurrent,
  findRulePage,
  findRules,
  findVersion,
  listVersions,
} from '#src/server/ground/dated-rule/dated-rule.repository.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import type { Database } from '#src/server/platform/database.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { afterOf, listProposalsOf, toShown } from '../proposal/open-proposals.usecases.ts'

/** The versions that the page lists; all of them can be read by id. */
const MAX_VERSIONS = 100

const ACTS = new Map(ruleChanges.map((act) => [act.action, act]))

type Named = NonNullable<Awaited<ReturnType<typeof findVersion>>>

const mayChange = ({ permissions }: Session, kind: RuleKind): boolean =>
  hasPermission(permissions, describeKind(kind).permission)

/** Throws `forbidden` if the admin may not change rules of the kind. */
export function demandKind(session: Session, kind: RuleKind): void {
  if (!mayChange(session, kind)) throw new Failure('forbidden')
}

const describeRow = (row: RuleRow) => ({ id: `${scopeKey(row.scope)}.${row.from}`, cells: cellsOf(row) })

const describeVersion = ({ version, proposedBy, confirmedBy }: Named) => ({
  ...{ id: version.id, kind: version.kind, number: version.number },
  ...{ createdAt: version.createdAt, confirmedAt: version.confirmedAt, proposedBy, confirmedBy },
})

async function listProposals(
  services: Needs<'db' | 'clock'>,
  session: Session,
  kind: RuleKind,
): Promise<RuleProposal[]> {
  const proposals = await listProposalsOf(services, ACTS, { session, of: [kind] })
  return proposals.map((proposal) => ({
    ...toShown(proposal),
    proposedAt: proposal.proposedAt,
    version: String(afterOf(proposal, 'rule.version')),
    number: Number(afterOf(proposal, 'rule.number')),
  }))
}

/** Returns a page of the rules that hold, the versions and the open proposals of a kind. Throws `forbidden` for kinds of others. */
export async function getVocabulary(
  services: Needs<'db' | 'clock'>,
  session: Session,
  { kind, page }: { kind: RuleKind; page: number },
): Promise<Vocabulary> {
  demandKind(session, kind)
  const { db } = services
  const { pageSize } = DATED_RULES
  const [current, versions, proposals] = await Promise.all([
    findCurrent(db, kind),
    listVersions(db, kind, MAX_VERSIONS),
    listProposals(services, session, kind),
  ])
  const [rows, total] = current
    ? await Promise.all([findRulePage(db, current.id, pageSize, (page - 1) * pageSize), countRules(db, current.id)])
    : [[], 0]
  return {
    ...{ items: rows.map(describeRow), total, page, pageSize },
    ...{ kind, kinds: RULE_KINDS.filter((one) => mayChange(session, one)), columns: columnsOf(kind) },
    ...{ number: current?.number ?? 0, versions: versions.map(describeVersion), proposals },
  }
}

async function getVersion(db: Database, session: Session, id: string): Promise<Named> {
  const found = await findVersion(db, id)
  if (!found) throw new Failure('not-found')
  demandKind(session, found.version.kind)
  return found
}

/** The version with which another is compared: the one before, or for an uploaded file the current one. */
const findCompared = (db: Database, { version: { kind, number } }: Named) =>
  number === null ? findCurrent(db, kind) : findBefore(db, kind, number)

/** Returns a version or an uploaded file with its difference. */
export async function getRuleVersion({ db }: Needs<'db'>, session: Session, id: string): Promise<RuleVersion> {
  const found = await getVersion(db, session, id)
  const compared = await findCompared(db, found)
  const [before, after] = await Promise.all([compared ? findRules(db, compared.id) : [], findRules(db, id)])
  const { added, changed, removed } = compareVersions(before, after)
  return {
    ...describeVersion(found),
    ...{ columns: columnsOf(found.version.kind), rows: after.length, comparedWith: compared?.number ?? 0 },
    added: added.map(describeRow),
    changed: changed.map((one) => ({
      id: describeRow(one.after).id,
      before: cellsOf(one.before),
      after: cellsOf(one.after),
    })),
    removed: removed.map(describeRow),
  }
}

/** Returns the CSV file of a version; it can be changed and uploaded again. */
export async function writeRuleFile({ db }: Needs<'db'>, session: Session, id: string) {
  const { version } = await getVersion(db, session, id)
  const rows = (await findRules(db, id)).map(cellsOf)
  const name = version.number === null ? version.kind : `${version.kind}-${version.number}`
  return {
    body: CSV_START + writeCsvRows([columnsOf(version.kind), ...rows]),
    type: 'text/csv; charset=utf-8',
    name: `${name}.csv`,
  }
}
