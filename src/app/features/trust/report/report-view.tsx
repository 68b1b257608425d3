import type { PageProps } from '#src/app/page.ts'
import { Answer } from '#src/app/ui/forms/answer.tsx'
import { PathLink } from '#src/app/ui/link.tsx'
import { SignalFlag } from '#src/app/ui/signal-flag.tsx'
import { insideSentence } from '#src/i18n/inside-sentence.ts'
import type { AppIntl } from '#src/i18n/intl.ts'
import { rankName } from '#src/i18n/rank-name.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { NextSteps } from './next-steps.tsx'
import { ReportForm } from './report-form.tsx'
import type { ReportData } from './report-page.ts'

/** What is reported, the form, and beside it who else can help. Once it is sent, only the latter. */
export function ReportView(props: PageProps<ReportData>) {
  const { t } = useIntl()
  const { target, sent } = props.data
  const recruits = target.kind === 'vacancy' || target.kind === 'company'
  return (
    <div className="wrap">
      <div className="title-block column gap-1">
        <h1>{t(sent ? 'report.done.title' : `report.title.${target.kind}`)}</h1>
        <Subject target={target} />
      </div>
      <div className={recruits ? 'detail' : 'column'}>
        {sent ? <Thanks isFee={sent === 'fee'} /> : <ReportForm {...props} />}
        {recruits && (
          <aside>
            <NextSteps target={target} reason={sent} />
          </aside>
        )}
      </div>
    </div>
  )
}

const nameShip = (intl: AppIntl, rank: string, vesselType: string | null | undefined): string =>
  vesselType
    ? intl.t('report.subject.vacancy', {
        rank: rankName(intl, rank),
        vessel: insideSentence(intl, intl.t(`vessel.${vesselType}`)),
      })
    : rankName(intl, rank)

/** The way back to what is reported. */
function Subject({ target }: Pick<ReportData, 'target'>) {
  const intl = useIntl()
  const { rank, vesselType, name, path } = target
  const ship = rank && nameShip(intl, rank, vesselType)
  return (
    <p>
      <PathLink path={path}>
        {ship}
        {ship && name && ' – '}
        {name && <bdi>{name}</bdi>}
      </PathLink>
    </p>
  )
}

function Thanks({ isFee }: { isFee: boolean }) {
  const { t } = useIntl()
  return (
    <Answer id="done" className="column gap-4">
      <p>{t('report.done.text')}</p>
      {isFee && (
        <div className="notice land">
          <SignalFlag letter="u" size="medium" />
          <p className="small">
            <b className="bold">{t('report.done.fee-title')}</b>
            <br />
            {t('report.done.fee-text')}
          </p>
        </div>
      )}
    </Answer>
  )
}
