/** The company's own vacancies. */
export const OWN_PATH = '/company/vacancy'
