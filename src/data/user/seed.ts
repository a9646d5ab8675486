import type { SampleContact } from './schema';
import { emailAddressOf } from '@/data/store/sample-values';
import { initials } from '@/lib/text/initials';

/** Picture, name, job title, birth date and the last two digits of the phone number. */
const people: readonly (readonly [face: string, name: string, role: string, born: string, phone: string])[] =
  [
    ['ines', 'Ines Marchetti', 'Tile restorer', '1988-04-23', '10'],
    ['teo', 'Teo Brandt', 'Baker', '1992-11-02', '11'],
    ['amara', 'Amara Okafor', 'Choir leader', '1985-07-19', '12'],
    ['jonas', 'Jonas Weber', 'Clock mender', '1990-01-30', '13'],
    ['mei', 'Mei Tanaka', 'Librarian', '1987-09-08', '14'],
    ['omar', 'Omar Haddad', 'Greengrocer', '1979-12-14', '15'],
    ['leila', 'Leila Farahani', 'Street lighting engineer', '1994-05-27', '16'],
    ['rui', 'Rui Carvalho', 'Square warden', '1976-03-11', '17'],
    ['sofia', 'Sofia Petrova', 'Night nurse', '1991-08-05', '18'],
    ['pavel', 'Pavel Novak', 'Chess teacher', '1983-02-21', '19'],
    ['nadia', 'Nadia Rahman', 'Accountant', '1989-10-16', '20'],
    ['kofi', 'Kofi Mensah', 'Repair technician', '1980-06-29', '21'],
    ['hana', 'Hana Suzuki', 'Illustrator', '1996-12-03', '22'],
    ['luis', 'Luis Ferreira', 'Harbour pilot', '1986-04-09', '23'],
    ['greta', 'Greta Holm', 'Geography teacher', '1974-09-25', '24'],
    ['abel', 'Abel Moreau', 'Projectionist', '1982-01-17', '25'],
    ['m07', 'Marta Vidal', 'Florist', '1993-03-06', '26'],
    ['m21', 'Wanda Zielinska', 'Local historian', '1968-07-22', '27'],
    ['m24', 'Cato Jansen', 'Sign painter', '1990-11-13', '28'],
    ['m01', 'Zofia Wrona', 'Ornithologist', '1998-05-18', '29'],
    ['m15', 'Aisha Diallo', 'Tailor', '1984-08-31', '30'],
    ['m10', 'Bruno Costa', 'Stonemason', '1981-10-04', '31'],
    ['m20', 'Carmen Ibarra', 'Costume designer', '1995-02-12', '32'],
    ['m12', 'Mateo Ruiz', 'Accordionist', '1977-06-15', '33'],
    ['m13', 'Freya Lund', 'Primary teacher', '1992-09-28', '34'],
    ['m30', 'Karim Aziz', 'Electrician', '1986-12-20', '35'],
    ['m26', 'Maud Lefevre', 'Cheesemonger', '1971-04-02', '36'],
    ['m19', 'Nils Aker', 'Event planner', '1989-01-25', '37'],
    ['m08', 'Samir Khan', 'Goalkeeping coach', '1994-07-07', '38'],
    ['m09', 'Elsa Nyberg', 'Swimming teacher', '1997-03-29', '39'],
    ['m31', 'Rosa Delgado', 'Dance teacher', '1980-11-11', '40'],
    ['m05', 'Noor El Amrani', 'Architecture student', '1988-06-01', '41'],
    ['m06', 'Ada Lindqvist', 'Tram driver', '1983-05-14', '42'],
    ['m14', 'Tomas Havel', 'Archivist', '1969-10-30', '43'],
    ['m02', 'Dimitri Kosta', 'Coffee roaster', '1991-12-09', '44'],
    ['m28', 'Aziz Karimov', 'Beekeeper', '1975-08-17', '45'],
    ['m27', 'Signe Dahl', 'Architect', '1987-02-26', '46'],
    ['m18', 'Emre Yilmaz', 'Barber', '1999-07-03', '47'],
    ['m03', 'Yara Santos', 'Bicycle courier', '1985-09-21', '48'],
    ['m32', 'Owen Gallagher', 'Night porter', '1978-01-08', '49'],
  ];

/** Tags of some sample contacts, by number. */
const tagsOf: Readonly<Record<number, readonly string[]>> = {
  1: ['Supplier'],
  2: ['Supplier', 'Market'],
  5: ['Neighbour'],
  6: ['Market'],
  11: ['Office'],
  17: ['Market'],
  27: ['Supplier', 'Market'],
  34: ['Neighbour', 'Office'],
};

export const sampleUsers = (): SampleContact[] =>
  people.map(([face, name, role, BirthDate, phone], index) => ({
    id: index + 1,
    name,
    email: emailAddressOf(name),
    image: `/webapp/art/faces/${face}.svg`,
    role,
    BirthDate,
    phone: `+1 202 555 01${phone}`,
    tags: [...(tagsOf[index + 1] ?? [])],
  }));

export const sampleUserCount = people.length;

export const initialsOf = (id: number): string => initials(people[id - 1]?.[1] ?? '');
