import { expect, it } from 'vitest'
import { readSeller } from './seller.ts'

const SELLER = {
  ...{
    name: 'Gangway OÜ',
    address: 'Sadama 7, Tallinn',
    country: 'EE',
    register: '16990417',
    email: 'b@gangway.example',
  },
  ...{ taxNumber: 'EE109990417', noTax: 'small-business', noTaxLaw: '§ 19' },
}
const read = (changes: object = {}) => readSeller(JSON.stringify({ ...SELLER, ...changes }), { isNeeded: true })

it('reads who sells, and why no tax is charged', () => {
  const { noTax: _, noTaxLaw: __, ...seller } = SELLER
  expect(read()).toEqual({ ...seller, noTax: { none: 'small-business', law: '§ 19' } })
  expect(read({ taxNumber: undefined, noTaxLaw: undefined })).toMatchObject({ taxNumber: '', noTax: { law: '' } })
})

it('refuses what an invoice would lack', () => {
  for (const name of ['name', 'address', 'country', 'register', 'email', 'noTax'])
    expect(() => read({ [name]: '' }), name).toThrow('SELLER')
  expect(() => read({ country: 'Estonia' })).toThrow('SELLER')
  expect(() => read({ noTax: 'because' })).toThrow('SELLER')
})

it('may be missing only where nothing can be paid', () => {
  expect(readSeller('', { isNeeded: false })).toBeUndefined()
  expect(() => readSeller(' ', { isNeeded: true })).toThrow('SELLER')
})
