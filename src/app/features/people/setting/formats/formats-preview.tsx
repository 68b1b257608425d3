import { Facts } from '#src/app/ui/facts.tsx'
import { getLocale, type LocaleCode } from '#src/domain/locales.ts'
import { createFormats } from '#src/i18n/formats.ts'
import { useIntl } from '#src/i18n/react.tsx'

type Props = { language: LocaleCode; formats: string; now: number }

const NUMBER = 1_234_567.8
const PAY = { min: 1_020_000, max: 1_140_000, currency: 'USD' }
const COUNTRIES = ['PH', 'UA', 'NO', 'BR']
const LANGUAGES = ['fr', 'uk', 'hi']

/** The same few facts as they would be written; changes with the choice before anything is saved. */
export function FormatsPreview({ language, formats, now }: Props) {
  const { t } = useIntl()
  const written = createFormats(language, formats || undefined)
  return (
    <section className="column gap-4" aria-live="polite">
      <h2 className="heading-3">{t('formats.preview.title', { language: getLocale(language).name })}</h2>
      <Facts
        rows={[
          { label: t('formats.preview.date'), value: <bdi>{written.date(now)}</bdi> },
          { label: t('formats.preview.time'), value: <bdi>{written.dateTime(now)}</bdi> },
          { label: t('formats.preview.number'), value: <bdi dir="ltr">{written.number(NUMBER)}</bdi> },
          { label: t('formats.preview.pay'), value: <bdi dir="ltr">{written.payRange(PAY)}</bdi> },
          { label: t('formats.preview.countries'), value: <NameList names={COUNTRIES.map(written.country)} /> },
          { label: t('formats.preview.languages'), value: <NameList names={LANGUAGES.map(written.language)} /> },
        ]}
      />
    </section>
  )
}

const NameList = ({ names }: { names: readonly string[] }) => <bdi>{names.join(' · ')}</bdi>
