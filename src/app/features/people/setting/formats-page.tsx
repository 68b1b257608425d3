import { type AccountProps, accountPage } from '#src/app/features/identity/account/account-page.tsx'
import { readLocale } from '#src/app/features/identity/account/read-locale.ts'
import { SavedNotice, savedPath } from '#src/app/features/identity/account/saved-notice.tsx'
import type { ActionResult, FormValues, PageContext } from '#src/app/page.ts'
import type { Nothing } from '#src/app/page-query.ts'
import { failureOf } from '#src/app/ui/forms/failure.ts'
import { FormatsForm } from './formats/formats-form.tsx'
import { TablesForm } from './formats/tables-form.tsx'

/** All at once; if one fails, the form says so, and sending it again does no harm. */
async function save(ctx: PageContext, values: FormValues): Promise<ActionResult> {
  const locale = readLocale(values.language)
  try {
    const [formats, language, zone] = await Promise.all([
      ctx.api.saveFormats(values.formats || null),
      locale && ctx.api.saveLanguage(locale),
      values.timeZone ? ctx.api.saveTimeZone(values.timeZone) : undefined,
    ])
    const session = { ...formats, ...language, ...zone, ...(locale && { languageChosen: true as const }) }
    return { redirect: savedPath(ctx), ...(locale && { locale }), changed: { session } }
  } catch (error) {
    return { failure: failureOf(error, values, ctx.intl) }
  }
}

const Formats = (props: AccountProps<Nothing>) => {
  const { language, formats } = props.session
  return (
    <>
      <SavedNotice ctx={props.ctx} />
      <FormatsForm key={`${language} ${formats}`} {...props} action={save} />
      <TablesForm ctx={props.ctx} />
    </>
  )
}

export const formatsPage = accountPage<Nothing>('formats', { queries: () => ({}), Content: Formats, action: save })
