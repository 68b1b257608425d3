import { afterAll, describe, expect, it } from 'vitest'
import { FormError } from '#src/server/work/agency-form/reading/form-error.ts'
import { readForm } from '#src/server/work/agency-form/reading/read-form.ts'
import { send } from '../../server/support/files.ts'
import { countRows, registerCompany } from '../../server/support/fixtures.ts'
import { startServer } from '../../server/support/product-server.ts'
import { printFigure } from '../support/figures.ts'
import { listHostileForms, packForm } from '../support/hostile-forms.ts'

const HOSTILE = listHostileForms()

describe('forms of companies', () => {
  it.each(HOSTILE)('refuses %s as %s', async (_name, problem, bytes) => {
    const refusal = await readForm(bytes).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(FormError)
    expect((refusal as FormError).problem).toBe(problem)
  })

  it('says why in the language of who sent it, keeps nothing of it, and takes the next one', async () => {
    const server = startServer()
    const company = await registerCompany(server)
    const [macros] = HOSTILE.filter(([, problem]) => problem === 'macros')
    const refused = await send(company, macros?.[2] as never, { purpose: 'form', input: { name: 'form.docx' } })
    expect([refused.status, refused.body.errors.file.file]).toEqual([
      422,
      'The file contains macros. Save it as a document without macros (DOCX).',
    ])
    expect(await countRows('agency_form', 'company_id = ?', company.companyId)).toBe(0)
    expect((await send(company, packForm(), { purpose: 'form' })).status).toBe(200)
  })

  afterAll(() => printFigure('T16 hostile forms of companies refused', `${HOSTILE.length} of ${HOSTILE.length}`))
})
