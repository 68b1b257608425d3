import { Icon, type IconName } from '#src/app/ui/icon.tsx'
import { PathLink } from '#src/app/ui/link.tsx'
import { StateMark } from '#src/app/ui/marks.tsx'
import type { Gap, JudgedGap } from '#src/contract/sent/gaps.ts'
import { formatsFor } from '#src/i18n/formats-for.ts'
import type { AppIntl } from '#src/i18n/intl.ts'
import { useIntl } from '#src/i18n/react.tsx'

type Of<Kind extends Gap['kind']> = Extract<Gap, { kind: Kind }>

const paperText = ({ paper, state, until, validTo }: Of<'paper' | 'visa'>, intl: AppIntl): string => {
  const { plainDate } = formatsFor(intl)
  const id = `certificate.${paper}`
  const name = intl.has(id) ? intl.t(id) : paper
  return intl.t(`sent.gap.${state}`, { paper: name, until: plainDate(until), date: validTo && plainDate(validTo) })
}

function englishText({ asked, told }: Of<'english'>, { t }: AppIntl): string {
  const level = t(`vocabulary.english.${asked}`)
  return told === null
    ? t('sent.gap.english-untold', { asked: level })
    : t('sent.gap.english', { asked: level, told: t(`vocabulary.english.${told}`) })
}

/** One line in the reader's words. */
export function gapText(gap: Gap, intl: AppIntl): string {
  if (gap.kind === 'english') return englishText(gap, intl)
  if (gap.kind === 'service') return intl.t(`sent.gap.service-${gap.of}`, { asked: gap.asked, told: gap.told })
  return paperText(gap, intl)
}

/** Where the seafarer mends it. */
const MENDED_AT: Record<Gap['kind'], { path: string; text: string }> = {
  paper: { path: '/seaman/cv/documents', text: 'sent.mend.documents' },
  visa: { path: '/seaman/cv/documents', text: 'sent.mend.documents' },
  english: { path: '/seaman/cv?tab=personal', text: 'sent.mend.personal' },
  service: { path: '/seaman/cv/experience', text: 'sent.mend.experience' },
}

const iconOf = ({ gap, mended }: JudgedGap): IconName => {
  if (mended) return 'check'
  if ('state' in gap && gap.state === 'ending') return 'clock'
  return 'state' in gap && gap.state === 'missing' ? 'x' : 'triangle-alert'
}

const keyOf = (gap: Gap): string => Object.values(gap).join(' ')

type Props = { items: readonly JudgedGap[]; mends: boolean }

/** What is missing, the same for both sides; for the seafarer each line leads to where it is mended. */
export function GapList({ items, mends }: Props) {
  const intl = useIntl()
  const { t } = intl
  return (
    <ul className="column gap-2">
      {items.map(({ gap, mended }) => (
        <li key={keyOf(gap)} className="row one top tight">
          <Icon name={iconOf({ gap, mended })} size="small" />
          <span>
            {gapText(gap, intl)}{' '}
            {mended ? (
              <StateMark kind="ok">{t('sent.gap.mended')}</StateMark>
            ) : (
              mends && (
                <PathLink className="small" path={MENDED_AT[gap.kind].path}>
                  {t(MENDED_AT[gap.kind].text)}
                </PathLink>
              )
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
