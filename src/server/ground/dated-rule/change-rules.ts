import type { Permission } from '#src/contract/http/permissions.ts'
import { RULE_KINDS, type RuleKind } from '#src/domain/dated-rule/kinds.ts'
import { describeKind } from '#src/domain/dated-rule/rule-kinds.ts'
import type { ActByTwo, ActDescription } from '#src/server/ground/audit/act-by-two.ts'
import type { AdminAction } from '#src/server/ground/audit/admin-event.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { confirmDraft, demandNumber, findCurrent, findVersion } from './dated-rule.repository.ts'

/** The uploaded file, and the number of the version with which the admin compared it; 0 if there was none. */
type NewVersion = { versionId: string; seen: number }

async function describe({ db }: Needs<'db'>, kind: string, { versionId, seen }: NewVersion): Promise<ActDescription> {
  const [draft, current] = await Promise.all([findVersion(db, versionId), findCurrent(db, kind as RuleKind)])
  if (draft?.version.kind !== kind) throw new Failure('not-found')
  const number = current?.number ?? 0
  if (draft.version.number !== null || number !== seen) throw new Failure('conflict')
  return {
    version: number,
    accountId: null,
    before: { 'rule.number': number, 'rule.digest': current?.digest ?? null },
    after: { 'rule.number': number + 1, 'rule.digest': draft.version.digest, 'rule.version': versionId },
  }
}

/** One admin uploads a new version of the rules of a kind, and another confirms it. The object is the kind. */
const createChange = (action: AdminAction, permission: Permission): ActByTwo<NewVersion> => ({
  action,
  objectKind: 'rule-kind',
  permission,
  describe,
  demandUnchanged: (db, { id, version }) => demandNumber(db, id, version),
  apply: ({ db, clock }, { after, proposedBy, confirmedBy }) =>
    confirmDraft(db, String(after['rule.version']), String(after['rule.digest']), {
      number: Number(after['rule.number']),
      proposedBy,
      confirmedBy,
      confirmedAt: clock(),
    }),
})

const CHANGES = {
  owner: createChange('rules-changed', 'owner'),
  finance: createChange('money-rules-changed', 'finance'),
}

export const ruleChanges = Object.values(CHANGES)

/** The act by two for the rules of a kind. */
export const changeOf = (kind: RuleKind): ActByTwo<NewVersion> => CHANGES[describeKind(kind).permission]

export const isRuleKind = (id: string): id is RuleKind => RULE_KINDS.some((kind) => kind === id)
