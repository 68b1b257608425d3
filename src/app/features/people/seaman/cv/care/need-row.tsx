import { StateMark } from '#src/app/ui/marks.tsx'
import { type Need, paperOf } from '#src/domain/cv/needs.ts'
import { nameTerm } from '#src/i18n/cv/term-names.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import type { Entries } from '../entries.ts'
import { LifeWords } from './paper-life.tsx'

type Props = { need: Need; entries: Entries }

/** A certificate, why it is needed, and a button to add it to the CV. */
export function NeedRow({ need, entries }: Props) {
  const intl = useIntl()
  const { t } = intl
  const { certificate, because, by } = need
  const isOther = by?.name && nameTerm('paper', by.name, intl) !== t(`certificate.${certificate.slug}`)
  return (
    <li className="row split">
      <div className="column u-gap-1 cv-need">
        <bdi className="bold">{t(`certificate.${certificate.slug}`)}</bdi>
        <span className="small muted">
          {t(`document.need.because-${because}`)} <LifeWords certificate={certificate} />
        </span>
        {isOther && (
          <span className="small muted">
            {t('document.need.covered', { paper: nameTerm('paper', by?.name ?? '', intl) })}
          </span>
        )}
      </div>
      <Act need={need} entries={entries} />
    </li>
  )
}

function Act({ need: { certificate, by, state }, entries }: Pick<Props, 'need' | 'entries'>) {
  const { t } = useIntl()
  const { plainDate } = useFormats()
  if (state === 'held')
    return (
      <StateMark kind="ok">
        {by?.validDate ? t('document.radar.until', { date: plainDate(by.validDate) }) : t('document.need.has')}
      </StateMark>
    )
  if (state === 'expired')
    return (
      <div className="row tight">
        <StateMark kind="bad">{t('document.radar.expired')}</StateMark>
        <button type="button" className="button dense" onClick={() => entries.open(by?.id)}>
          {t('document.need.open')}
        </button>
      </div>
    )
  return (
    <button
      type="button"
      className="button dense"
      disabled={entries.isFull}
      onClick={() => entries.add(paperOf(certificate))}
    >
      {t('document.need.add')}
      <span className="visually-hidden">{t(`certificate.${certificate.slug}`)}</span>
    </button>
  )
}
