import { credit, DAY, type Model, type Outcome, own, type Proposal, post, type Sum } from './books.ts'

/** Acts by two: proposed by one, confirmed by another within a day, for the unchanged object. */
function closeExpired(model: Model): void {
  for (const one of Object.values(model.proposals))
    if (one.state === 'open' && one.expiresAt <= model.now) one.state = 'expired'
}

function propose(model: Model, name: string, proposal: Omit<Proposal, 'state' | 'expiresAt'>): Outcome {
  const isSame = (one: Proposal) =>
    one.state === 'open' &&
    one.expiresAt > model.now &&
    one.action === proposal.action &&
    one.object === proposal.object
  if (Object.values(model.proposals).some(isSame)) return 'conflict'
  closeExpired(model)
  model.proposals[name] = { ...proposal, state: 'open', expiresAt: model.now + DAY }
  return 'done'
}

const ownerOf = (model: Model, holder: string | undefined): string | null =>
  holder === undefined || model.erased[holder] ? null : holder

export function proposeTransfer(model: Model, name: string, lineName: string, outcome: string, by: string): Outcome {
  const line = model.lines[lineName]
  if (!line) return 'not-found'
  if (line.state !== 'new') return 'conflict'
  const holder = model.payments[line.payment ?? '']?.holder
  // A line without a payment is not credited, and neither is an erased holder.
  if (outcome === 'credited' && (holder === undefined || model.erased[holder])) return 'validation-failed'
  const action = outcome === 'credited' ? 'transfer-credited' : 'transfer-closed'
  const { version, payment } = line
  const owner = payment ? ownerOf(model, model.payments[payment]?.holder) : null
  return propose(model, name, { ...{ action, object: lineName, by, version, owner }, outcome, payment })
}

export function proposeAdjustment(
  model: Model,
  name: string,
  { holder, account, sum, by }: { holder: string; account: 'available' | 'bonus'; sum: Sum; by: string },
): Outcome {
  if (sum.minor === 0) return 'validation-failed'
  const version = model.adjusted[holder] ?? 0
  const owner = ownerOf(model, holder)
  return propose(model, name, { ...{ action: 'balance-adjusted', object: holder, by, version, owner }, account, sum })
}

const refuse = (proposal: Proposal, isChanged: boolean): Outcome => {
  if (isChanged) proposal.state = 'void'
  return 'conflict'
}

function adjust(model: Model, name: string, proposal: Proposal): Outcome {
  const { object: holder, sum, account = 'available', version } = proposal
  if ((model.adjusted[holder] ?? 0) !== version) return refuse(proposal, true)
  if (!sum || own(model, holder, account, sum.currency) + sum.minor < 0) return refuse(proposal, false)
  model.adjusted[holder] = version + 1
  model.asked[`adjustment:${name}`] = ''
  post(model, sum.currency, [
    ['house', 'adjustments', -sum.minor],
    [holder, account, sum.minor],
  ])
  if (account === 'bonus' && sum.minor > 0) model.lasting.push({ ...sum, holder, at: model.now })
  return 'done'
}

function decideLine(model: Model, proposal: Proposal): Outcome {
  const line = model.lines[proposal.object]
  const isCredit = proposal.action === 'transfer-credited'
  if (!line) return 'conflict'
  if (line.version !== proposal.version || line.state !== 'new') return refuse(proposal, true)
  line.state = proposal.outcome ?? ''
  line.version += 1
  const payment = model.payments[proposal.payment ?? '']
  if (!isCredit || !payment) return 'done'
  const sum = { currency: line.currency, minor: line.minor }
  credit(model, { reference: `bank:${proposal.object}`, holder: payment.holder, sum, at: 'bank' })
  if (payment.account) model.mails[`${proposal.object} arrived`] = payment.account
  if (line.currency !== payment.currency) return 'done'
  payment.received += line.minor
  payment.version += 1
  // A payment that was paid remains so.
  if (payment.state !== 'paid') payment.state = payment.received >= payment.minor ? 'paid' : 'part-paid'
  return 'done'
}

export function confirm(model: Model, name: string, by: string): Outcome {
  const proposal = model.proposals[name]
  if (!proposal) return 'not-found'
  if (proposal.state === 'expired' || (proposal.state === 'open' && proposal.expiresAt <= model.now)) return 'gone'
  if (proposal.state !== 'open') return 'conflict'
  if (proposal.by === by) return 'forbidden'
  const outcome = proposal.sum ? adjust(model, name, proposal) : decideLine(model, proposal)
  if (outcome === 'done') proposal.state = 'confirmed'
  return outcome
}

export function decline(model: Model, name: string): Outcome {
  const proposal = model.proposals[name]
  if (!proposal) return 'not-found'
  if (proposal.state === 'expired' || (proposal.state === 'open' && proposal.expiresAt <= model.now)) return 'gone'
  if (proposal.state !== 'open') return 'conflict'
  proposal.state = 'declined'
  return 'done'
}

export function expireProposals(model: Model): Outcome {
  closeExpired(model)
  for (const [name, { state, expiresAt }] of Object.entries(model.proposals))
    if (state !== 'open' && expiresAt <= model.now - 30 * DAY) delete model.proposals[name]
  return 'done'
}
