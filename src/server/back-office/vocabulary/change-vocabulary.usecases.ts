import { compareVersions, isUnchanged } from '#src/domain/dated-rule/compare-versions.ts'
import type { RuleKind } from '#src/domain/dated-rule/kinds.ts'
import { describeKind } from '#src/domain/dated-rule/rule-kinds.ts'
import { type RuleRow, readVersion } from '#src/domain/dated-rule/rule-row.ts'
import { countCharacters } from '#src/domain/text/text.ts'
import { MAX_RULE_FILE, MAX_RULE_TEXT } from '#src/domain/text/text-limits.ts'
import { DAY } from '#src/domain/time.ts'
import { createAdminEvent } from '#src/server/ground/audit/admin-event.usecases.ts'
import { changeOf } from '#src/server/ground/dated-rule/change-rules.ts'
import {
  deleteDrafts,
  digestRules,
  findCurrent,
  findRules,
  findVersion,
  insertDraft,
} from '#src/server/ground/dated-rule/dated-rule.repository.ts'
import { demandPermission } from '#src/server/identity/session/open-session.repository.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { runBatch } from '#src/server/platform/database.ts'
import { createFieldFailure, Failure } from '#src/server/platform/failure.ts'
import type { Needs, Services } from '#src/server/platform/services.ts'
import { proposeAct } from '../proposal/propose-act.usecases.ts'
import { demandKind } from './vocabulary.usecases.ts'

/** Longer than a proposal can be confirmed, after a file that was proposed at the last moment. */
const DRAFT_LIFETIME = 3 * DAY

const refuseFile = (problem: string, values: Record<string, string | number> = {}) =>
  createFieldFailure('vocabulary', { file: { id: `dated-rule.wrong.${problem}`, values } })

function readFile(kind: RuleKind, file: string): RuleRow[] {
  if (countCharacters(file) > MAX_RULE_FILE) throw refuseFile('long', { most: MAX_RULE_FILE })
  const found = readVersion(kind, file)
  if (Array.isArray(found)) return found
  const { problem, ...values } = found
  throw refuseFile(problem, { most: MAX_RULE_TEXT, ...values })
}

/**
 * Stores the file of a new version, which does not hold yet. Throws a message beside the field for a wrong file, or one that changes nothing.
 * @returns the id of the version
 */
export async function uploadVersion(
  services: Needs<'db' | 'clock' | 'ids'>,
  session: Session,
  { kind, file }: { kind: RuleKind; file: string },
): Promise<string> {
  const { db, clock, ids } = services
  demandKind(session, kind)
  const rows = readFile(kind, file)
  const current = await findCurrent(db, kind)
  const before = current ? await findRules(db, current.id) : []
  if (isUnchanged(compareVersions(before, rows))) throw refuseFile('unchanged')
  const now = clock()
  const id = ids.key(now)
  const digest = digestRules(rows)
  await runBatch(db, [
    ...demandPermission(db, session, describeKind(kind).permission),
    deleteDrafts(db, kind, now - DRAFT_LIFETIME),
    ...insertDraft(db, { id, kind, digest, proposedBy: session.accountId, createdAt: now }, rows),
    createAdminEvent(services, {
      actor: session.accountId,
      action: 'rules-uploaded',
      object: { kind: 'rule-kind', id: kind },
      accountId: null,
      after: { 'rule.version': id, 'rule.digest': digest },
    }),
  ])
  return id
}

type Proposed = { id: string; seen: number; reason: string }

/** Proposes an uploaded file. Throws `conflict` if another version holds by now, or another file is proposed. */
export async function proposeVersion(
  services: Services,
  session: Session,
  { id, seen, reason }: Proposed,
): Promise<string> {
  const found = await findVersion(services.db, id)
  if (!found) throw new Failure('not-found')
  const { kind } = found.version
  const wish = { objectId: kind, input: { versionId: id, seen }, reason }
  return proposeAct(services, changeOf(kind), { session }, wish)
}
