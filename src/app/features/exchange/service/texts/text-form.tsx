import { type FormEvent, useState } from 'react'
import { ActForm, type ActProps, SubmitButton, TextArea, TextField, useActForm } from '#src/app/ui/forms/index.ts'
import type { ServiceTexts } from '#src/contract/service/text-schemas.ts'
import { getLocale } from '#src/domain/locales.ts'
import type { ServiceWords } from '#src/domain/service/service-text.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { ServiceWordsView } from '../service-words-view.tsx'
import { publishAction } from './text-action.ts'

type Props = ActProps & { texts: ServiceTexts }

/** The version that fills the form: the one of the address, or else the newest. */
const findFilling = ({ versions }: ServiceTexts, { search }: ActProps['ctx']) =>
  versions.find(({ number }) => String(number) === search.version) ?? versions[0]

/** The words that the form contains. */
const readWords = (form: HTMLFormElement): ServiceWords => {
  const data = new FormData(form)
  const [title, text, not] = ['title', 'text', 'not'].map((name) => String(data.get(name) ?? ''))
  return { title: title ?? '', text: text ?? '', not: not ?? '' }
}

/** Publishes a version, with a preview of what is typed. */
export function TextForm({ texts, ...props }: Props) {
  const { t } = useIntl()
  const { ctx } = props
  const { language, number } = texts
  const filling = findFilling(texts, ctx)
  const { title = '', text = '', not = '' } = filling ?? {}
  const initial = { title, text, not, from: '' }
  const form = useActForm('publish', publishAction, props, { initial })
  const [typed, setTyped] = useState<ServiceWords>()
  const onInput = ({ target }: FormEvent) => {
    const { form: changed } = target as HTMLInputElement
    if (changed) setTyped(readWords(changed))
  }
  const sent = { title: form.valueOf('title'), text: form.valueOf('text'), not: form.valueOf('not') }
  const heading = t('service-text.form.title', { language: getLocale(language).name })
  return (
    <>
      <section className="sheet padded column gap-4">
        <h2 className="heading-3">{heading}</h2>
        {filling && ctx.search.version === String(filling.number) && (
          <p className="small">{t('service-text.form.filled', { number: filling.number })}</p>
        )}
        <div onInput={onInput}>
          <ActForm form={form} act="publish" label={heading} className="column gap-4">
            <input type="hidden" name="seen" value={number} />
            <TextFields />
            <div>
              <SubmitButton className="button primary">{t('service-text.form.submit')}</SubmitButton>
            </div>
          </ActForm>
        </div>
      </section>
      <Preview language={language} words={typed ?? sent} />
    </>
  )
}

function TextFields() {
  const { t } = useIntl()
  return (
    <>
      <TextField
        name="title"
        group="text"
        dir="auto"
        label={t('service-text.field.title')}
        hint={t('service-text.field.title-hint')}
      />
      <TextArea
        name="text"
        group="text"
        rows={5}
        label={t('service-text.field.text')}
        hint={t('service-text.field.text-hint')}
      />
      <TextArea name="not" group="text" rows={3} label={t('service.page.not')} />
      <TextField
        name="from"
        group="text"
        type="date"
        label={t('service-text.field.from')}
        hint={t('service-text.field.from-hint')}
        optional
      />
    </>
  )
}

function Preview({ language, words }: Pick<ServiceTexts, 'language'> & { words: ServiceWords }) {
  const { t } = useIntl()
  const { tag, dir } = getLocale(language)
  return (
    <section className="column gap-4">
      <h2 className="heading-3">{t('service-text.preview.title')}</h2>
      <div className="sheet padded column gap-3" lang={tag} dir={dir}>
        <ServiceWordsView words={words} />
      </div>
    </section>
  )
}
