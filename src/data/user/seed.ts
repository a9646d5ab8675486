import type { User } from './schema';

/** Picture, name, job title, birth date and the last two digits of the phone number. */
const people: readonly (readonly [face: string, name: string, role: string, born: string, phone: string])[] =
  [
    ['ines', 'Ines Marchetti', 'Market coordinator', '1988-04-23', '10'],
    ['teo', 'Teo Lindgren', 'Bicycle mechanic', '1992-11-02', '11'],
    ['amara', 'Amara Diallo', 'Head of programme', '1985-07-19', '12'],
    ['jonas', 'Jonas Weber', 'Sound engineer', '1990-01-30', '13'],
    ['mei', 'Mei Tanaka', 'Furniture restorer', '1987-09-08', '14'],
    ['omar', 'Omar Haddad', 'Lighting designer', '1979-12-14', '15'],
    ['leila', 'Leila Farouk', 'Baker', '1994-05-27', '16'],
    ['rui', 'Rui Carvalho', 'Square warden', '1976-03-11', '17'],
    ['sofia', 'Sofia Ortega', 'Photographer', '1991-08-05', '18'],
    ['pavel', 'Pavel Novak', 'Tram driver', '1983-02-21', '19'],
    ['nadia', 'Nadia Rahman', 'Accountant', '1989-10-16', '20'],
    ['kofi', 'Kofi Mensah', 'Tool librarian', '1980-06-29', '21'],
    ['hana', 'Hana Kovac', 'Illustrator', '1996-12-03', '22'],
    ['luis', 'Luis Ferreira', 'Coffee roaster', '1986-04-09', '23'],
    ['greta', 'Greta Hansen', 'Gardener', '1974-09-25', '24'],
    ['abel', 'Abel Okafor', 'Choir leader', '1982-01-17', '25'],
    ['m07', 'Yara Nassar', 'Librarian', '1993-03-06', '26'],
    ['m21', 'Tomas Varga', 'Clock maker', '1968-07-22', '27'],
    ['m24', 'Priya Menon', 'Street food cook', '1990-11-13', '28'],
    ['m01', 'Elias Berg', 'Cargo courier', '1998-05-18', '29'],
    ['m15', 'Chiara Rossi', 'Tile painter', '1984-08-31', '30'],
    ['m10', 'Samuel Adeyemi', 'Stage manager', '1981-10-04', '31'],
    ['m20', 'Freya Nilsen', 'Bookbinder', '1995-02-12', '32'],
    ['m12', 'Diego Salas', 'Carpenter', '1977-06-15', '33'],
    ['m13', 'Anouk Peeters', 'Florist', '1992-09-28', '34'],
    ['m30', 'Karim Aziz', 'Electrician', '1986-12-20', '35'],
    ['m26', 'Maud Lefevre', 'Cheesemonger', '1971-04-02', '36'],
    ['m19', 'Hugo Almeida', 'Event planner', '1989-01-25', '37'],
    ['m08', 'Zofia Malik', 'Ceramicist', '1994-07-07', '38'],
    ['m09', 'Isak Holm', 'Web developer', '1997-03-29', '39'],
    ['m31', 'Rosa Delgado', 'Dance teacher', '1980-11-11', '40'],
    ['m05', 'Femi Balogun', 'Drummer', '1988-06-01', '41'],
    ['m06', 'Clara Vogel', 'Paper conservator', '1983-05-14', '42'],
    ['m14', 'Nikos Pappas', 'Fishmonger', '1969-10-30', '43'],
    ['m02', 'Lucia Moretti', 'Tailor', '1991-12-09', '44'],
    ['m28', 'Aziz Karimov', 'Beekeeper', '1975-08-17', '45'],
    ['m27', 'Signe Dahl', 'Architect', '1987-02-26', '46'],
    ['m18', 'Mateo Rojas', 'Gelato maker', '1999-07-03', '47'],
    ['m03', 'Ivana Petrov', 'Translator', '1985-09-21', '48'],
    ['m32', 'Owen Gallagher', 'Night porter', '1978-01-08', '49'],
  ];

/** "Amara Diallo" becomes amara.diallo@square.example. */
export const emailAddressOf = (name: string, host = 'square.example'): string =>
  `${name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}@${host}`;

export const sampleUsers = (): User[] =>
  people.map(([face, name, role, BirthDate, phone], index) => ({
    id: index + 1,
    name,
    email: emailAddressOf(name),
    image: `/webapp/art/faces/${face}.svg`,
    role,
    BirthDate,
    phone: `+1 202 555 01${phone}`,
  }));

export const sampleUserCount = people.length;

/** "Amara Diallo" becomes AD. */
export const initialsOf = (id: number): string =>
  (people[id - 1]?.[1] ?? '')
    .split(' ')
    .map((word) => word.slice(0, 1))
    .join('');
