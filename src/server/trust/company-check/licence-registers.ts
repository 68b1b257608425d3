type Register = { name: string; url: string }

/**
 * Authorities that supervise recruitment of seafarers (MLC 2006, Regulation 1.4), by country, with the start page from which their register and
 * their complaint form are reached; an admin may enter another address of a register.
 */
const REGISTERS: Readonly<Record<string, Register>> = {
  BG: { name: 'Bulgarian Maritime Administration', url: 'https://www.marad.bg/' },
  CY: { name: 'Shipping Deputy Ministry', url: 'https://www.dms.gov.cy/' },
  CN: { name: 'Maritime Safety Administration', url: 'https://www.msa.gov.cn/' },
  DE: { name: 'Deutsche Flagge', url: 'https://www.deutsche-flagge.de/' },
  DK: { name: 'Danish Maritime Authority', url: 'https://www.dma.dk/' },
  EE: { name: 'Estonian Transport Administration', url: 'https://www.transpordiamet.ee/' },
  FI: { name: 'Finnish Transport and Communications Agency', url: 'https://www.traficom.fi/' },
  GB: {
    name: 'Maritime and Coastguard Agency',
    url: 'https://www.gov.uk/government/organisations/maritime-and-coastguard-agency',
  },
  GE: { name: 'Maritime Transport Agency of Georgia', url: 'https://www.mta.gov.ge/' },
  GR: { name: 'Ministry of Maritime Affairs', url: 'https://www.ynanp.gr/' },
  HK: { name: 'Marine Department', url: 'https://www.mardep.gov.hk/' },
  HR: { name: 'Ministry of the Sea, Transport and Infrastructure', url: 'https://mmpi.gov.hr/' },
  ID: { name: 'Directorate General of Sea Transportation', url: 'https://hubla.dephub.go.id/' },
  IN: { name: 'Directorate General of Shipping', url: 'https://www.dgshipping.gov.in/' },
  LT: { name: 'Lithuanian Transport Safety Administration', url: 'https://ltsa.lrv.lt/' },
  LV: { name: 'Maritime Administration of Latvia', url: 'https://www.lja.lv/' },
  MT: { name: 'Transport Malta', url: 'https://www.transport.gov.mt/' },
  NG: { name: 'Nigerian Maritime Administration and Safety Agency', url: 'https://nimasa.gov.ng/' },
  NL: { name: 'Human Environment and Transport Inspectorate', url: 'https://www.ilent.nl/' },
  NO: { name: 'Norwegian Maritime Authority', url: 'https://www.sdir.no/' },
  PH: { name: 'Department of Migrant Workers', url: 'https://dmw.gov.ph/' },
  PL: { name: 'Maritime Office in Gdynia', url: 'https://www.umgdy.gov.pl/' },
  PT: { name: 'Directorate-General for Natural Resources, Safety and Maritime Services', url: 'https://www.dgrm.pt/' },
  RO: { name: 'Romanian Naval Authority', url: 'https://portal.rna.ro/' },
  SE: { name: 'Swedish Transport Agency', url: 'https://www.transportstyrelsen.se/' },
  SG: { name: 'Maritime and Port Authority of Singapore', url: 'https://www.mpa.gov.sg/' },
  TR: { name: 'Ministry of Transport and Infrastructure', url: 'https://www.uab.gov.tr/' },
  UA: { name: 'Shipping Administration of Ukraine', url: 'https://marad.gov.ua/' },
  VN: { name: 'Vietnam Maritime Administration', url: 'https://www.vinamarine.gov.vn/' },
  ZA: { name: 'South African Maritime Safety Authority', url: 'https://www.samsa.org.za/' },
}

export const findRegister = (country: string): Register | null => REGISTERS[country] ?? null

const hostOf = (address: string): string =>
  URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : ''

/** Whether an address is on the host of a register that is known here: only then it is shown as a link. */
export function isRegisterAddress(address: string): boolean {
  const host = hostOf(address)
  return Object.values(REGISTERS).some(({ url }) => host === hostOf(url) || host.endsWith(`.${hostOf(url)}`))
}
