/** The company's vacancies. */
export const OWN_PATH = '/company/vacancy'
