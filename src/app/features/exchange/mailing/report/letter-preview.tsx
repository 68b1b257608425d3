import { Disclosure } from '#src/app/ui/disclosure.tsx'
import type { MailingLetter, MailingReport } from '#src/contract/mailing/order-schemas.ts'
import { getLocale } from '#src/domain/locales.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'

type Props = { letter: MailingLetter } & Pick<MailingReport, 'choice'>

/** The letter that the agencies get; the id of its page is blanked. */
export function LetterPreview({ letter: { subject, text, language }, choice }: Props) {
  const { t } = useIntl()
  const formats = useFormats()
  const { tag, dir } = getLocale(language)
  return (
    <section className="section column gap-4" id="letter">
      <h2>{t('mailing-report.letter.title')}</h2>
      <p className="small muted">
        {choice.language === null
          ? t('mailing-report.letter.text', { language: formats.language(language) })
          : t('mailing-report.letter.one-text')}
      </p>
      <Disclosure summary={<bdi lang={tag}>{subject}</bdi>}>
        <p className="u-whitespace-pre-line break-anywhere" lang={tag} dir={dir}>
          {text}
        </p>
      </Disclosure>
    </section>
  )
}
