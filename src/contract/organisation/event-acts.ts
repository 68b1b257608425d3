/** What the history of a company records, by kind of object. Each act has a message `team.event.<act>`, each kind `team.event-kind.<kind>`. */
export const EVENT_ACTS = {
  vacancy: [
    'vacancy-created',
    'vacancy-saved',
    'draft-deleted',
    'vacancy-published',
    'vacancy-paused',
    'vacancy-resumed',
    'vacancy-extended',
    'vacancy-closed',
  ],
  application: ['application-moved', 'contest-decided'],
  invitation: ['seafarer-invited', 'invitation-withdrawn', 'invitation-restored'],
  message: ['message-sent', 'seafarer-blocked', 'seafarer-unblocked'],
  ship: ['ship-added', 'ship-saved', 'ship-removed'],
  contract: ['contract-confirmed', 'contract-declined'],
  form: ['form-added', 'form-removed'],
  feed: ['feed-added', 'feed-read', 'feed-confirmed', 'feed-settings', 'feed-removed'],
  mailing: [
    'mailing-rule-saved',
    'mailings-paused',
    'mailings-resumed',
    'mailing-address-added',
    'mailing-address-asked',
    'mailing-address-removed',
    'mailed-cv-answered',
  ],
  payment: [
    'top-up-started',
    'top-up-cancelled',
    'order-placed',
    'order-cancelled',
    'payback-requested',
    'payback-cancelled',
  ],
  profile: ['company-saved', 'logo-saved', 'logo-removed'],
  licence: ['licence-saved', 'scan-added', 'licence-sent', 'suspension-appealed'],
  report: ['decision-appealed'],
  team: [
    'invited',
    'withdrawn',
    'joined',
    'role',
    'removed',
    'left',
    'two-step-on',
    'two-step-off',
    'recovery-started',
    'recovery-objected',
    'recovery-done',
  ],
} as const

export type EventKind = keyof typeof EVENT_ACTS
export const EVENT_KINDS = Object.keys(EVENT_ACTS) as [EventKind, ...EventKind[]]

export type TeamAct = (typeof EVENT_ACTS)['team'][number]
/** What a member does for the company. */
export type MemberAct = (typeof EVENT_ACTS)[Exclude<EventKind, 'team'>][number]
export type EventAct = TeamAct | MemberAct

export const LISTED_ACTS = Object.values(EVENT_ACTS).flat() as [EventAct, ...EventAct[]]

export const kindOf = (act: EventAct): EventKind =>
  EVENT_KINDS.find((kind) => (EVENT_ACTS[kind] as readonly EventAct[]).includes(act)) as EventKind

/** How many events a page lists. */
export const EVENTS_PER_PAGE = 25
