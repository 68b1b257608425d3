import type { PageProps } from '#src/app/page.ts'
import { DoneNote } from '#src/app/ui/forms/done-note.tsx'
import { Link } from '#src/app/ui/link.tsx'
import { MissingPart } from '#src/app/ui/missing-part.tsx'
import { Notice } from '#src/app/ui/states.tsx'
import { mayChangeCompany } from '#src/contract/http/session.ts'
import type { MailingControl, MailingCountAnswer, ReceivedCvs } from '#src/contract/mailing/control-schemas.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { Addresses } from './addresses.tsx'
import { Paused, PauseForm } from './pause-form.tsx'
import { Received } from './received.tsx'
import { Part, RuleForm } from './rule-form.tsx'
import { RuleSummary } from './rule-summary.tsx'

export type ControlData = {
  control: MailingControl
  saved: MailingCountAnswer | undefined
  tried: MailingCountAnswer | null | undefined
  received: ReceivedCvs | undefined
}

const DONE = ['saved', 'paused', 'resumed', 'added', 'asked', 'removed'] as const

export function ControlView(props: PageProps<ControlData>) {
  const { data, ctx } = props
  const { control, saved, tried, received } = data
  const mayChange = mayChangeCompany(ctx.session)
  const { t } = useIntl()
  const addresses = (
    <Part title={t('mailing-control.part.addresses')}>
      <Addresses {...props} control={control} mayChange={mayChange} />
    </Part>
  )
  return (
    <div className="wrap control">
      <Head {...props} mayChange={mayChange} />
      {DONE.map((act) => (
        <DoneNote key={act} ctx={ctx} act={act} text={`mailing-control.done.${act}`} />
      ))}
      <Standing {...props} mayChange={mayChange} />
      {mayChange ? (
        <RuleForm {...props} control={control} figures={{ saved, tried }}>
          {addresses}
        </RuleForm>
      ) : (
        <RuleSummary rule={control.rule} isSaved={control.savedAt !== null} count={saved}>
          {addresses}
        </RuleSummary>
      )}
      {received ? <Received received={received} ctx={ctx} /> : <MissingPart here={ctx.here} />}
    </div>
  )
}

type Shown = PageProps<ControlData> & { mayChange: boolean }

function Head({ data: { control }, mayChange, ...props }: Shown) {
  const { t } = useIntl()
  const mayPause = mayChange && control.savedAt !== null && control.pausedUntil === null
  return (
    <header className="page-head">
      <div className="column u-gap-1">
        <h1>{t('mailing-control.page.title')}</h1>
        <p className="muted">{t('mailing-control.page.lead')}</p>
        <p>
          <Link to="/docs/$" params={{ _splat: 'cv-mailings' }}>
            {t('mailing-control.page.help')}
          </Link>
        </p>
      </div>
      {mayPause && <PauseForm {...props} />}
    </header>
  )
}

/** What keeps CVs from coming: a pause, an unverified licence, no confirmed address. */
function Standing({ data: { control }, mayChange, ...props }: Shown) {
  const { t } = useIntl()
  const { pausedUntil, isVerified, addresses } = control
  const hasAddress = addresses.some(({ state }) => state === 'confirmed')
  return (
    <div className="column gap-3 u-pbe-4">
      {pausedUntil !== null && <Paused {...props} until={pausedUntil} mayChange={mayChange} />}
      {!isVerified && (
        <Notice tone="land" level={2} title={t('mailing-control.unverified.title')}>
          <p className="small">{t('mailing-control.unverified.text')}</p>
          <p>
            <Link to="/company/licence">{t('company-check.page.licence')}</Link>
          </p>
        </Notice>
      )}
      {isVerified && !hasAddress && (
        <Notice tone="land" level={2} title={t('mailing-control.unaddressed.title')}>
          <p className="small">{t('mailing-control.unaddressed.text')}</p>
        </Notice>
      )}
    </div>
  )
}
