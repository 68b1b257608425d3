import type { PageContext } from '#src/app/page.ts'
import { DoneNote } from '#src/app/ui/forms/done-note.tsx'
import { CheckField, SelectField, SubmitButton } from '#src/app/ui/forms/index.ts'
import { Icon } from '#src/app/ui/icon.tsx'
import type { MailingLetter } from '#src/contract/mailing/order-schemas.ts'
import { LOCALE_CODES } from '#src/domain/locales.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import type { PartProps } from './order-props.ts'

type Props = PartProps & { ctx: PageContext; letter: MailingLetter | undefined }

/** The letter as agencies get it, its language, and the button that sends it to the own address. */
export function LetterPart({ quote, letter, ctx }: Props) {
  const { t } = useIntl()
  const { language, compare } = useFormats()
  const languages = LOCALE_CODES.map((value) => ({ value, label: language(value) }))
  const forms = quote?.agencies.filter(({ ownForm }) => ownForm).length
  return (
    <>
      {/* Above the letter, which is loaded again and may change its height. */}
      <DoneNote ctx={ctx} act="letter" text="mailing-order.done.letter" />
      <SelectField
        name="language"
        label={t('mailing-order.field.language')}
        placeholder={t('mailing-order.choice.language')}
        options={languages.sort((one, other) => compare(one.label, other.label))}
      />
      {letter ? <Letter letter={letter} /> : <p className="small">{t('mailing-order.letter.missing')}</p>}
      <p className="hint">{t('mailing-order.letter.private')}</p>
      <CheckField
        name="isWithForm"
        label={t('mailing-order.field.isWithForm')}
        hint={forms === undefined ? undefined : t('mailing-order.hint.form', { count: forms })}
      />
      <div className="row">
        <SubmitButton className="button" name="act" value="letter">
          <Icon name="mail" />
          {t('mailing-order.letter.send')}
        </SubmitButton>
        <span className="small muted">{t('mailing-order.letter.send-text')}</span>
      </div>
    </>
  )
}

function Letter({ letter: { subject, text, language: code } }: { letter: MailingLetter }) {
  const { t } = useIntl()
  const { language } = useFormats()
  return (
    <section className="letter-copy" aria-label={t('mailing-order.part.letter')}>
      <p className="small muted">{t('mailing-order.letter.shown', { language: language(code) })}</p>
      <div lang={code} dir="auto">
        <p className="bold">{subject}</p>
        <p className="text">{text}</p>
      </div>
    </section>
  )
}
