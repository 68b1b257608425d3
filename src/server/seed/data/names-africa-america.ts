/** Given names, women's given names, family names: Latin letters as a passport has them. */
export const AFRICAN_AMERICAN_NAMES = {
  EG: [
    'Ahmed, Mohamed, Mahmoud, Karim, Hany, Tamer, Sherif, Mostafa, Amr',
    '',
    'El Sayed, Hassan, Abdelrahman, Ibrahim, Mansour, Farouk, Shawky, Gaber, Nassar',
  ],
  CV: ['Nelson, Adilson, Carlos, Jailson, Helder', '', 'Fortes, Lima, Delgado, Monteiro, Tavares, Ramos'],
  PE: ['Luis, Jorge, Jose Carlos, Renzo', '', 'Quispe Rojas, Flores Salas, Castillo Vega, Paredes Leon'],
  BR: ['Sergio, Rafael, Leandro, Thiago, Marcelo', '', 'Lima, Oliveira, Barbosa, Souza, Carvalho, Nascimento'],
} as const satisfies Record<string, readonly [string, string, string]>
