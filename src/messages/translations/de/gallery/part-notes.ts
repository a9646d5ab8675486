/** Keys of parts and what they do, and what screen readers say, by the English. */
export const partNotes: Readonly<Record<string, string>> = {
  Tab: 'Tab',
  'Enters the chart': 'Geht ins Diagramm',
  'Arrow left and right': 'Pfeil links und rechts',
  'Move through the values': 'Durch die Werte gehen',
  'A sentence states the range, each value is spoken, and Table shows all figures.':
    'Ein Satz nennt den Bereich, jeder Wert wird angesagt, und die Tabelle zeigt alle Zahlen.',
  Arrows: 'Pfeile',
  'Move the map': 'Karte bewegen',
  '+, -': '+, -',
  Zoom: 'Zoomen',
  'The map is a named region. Places are buttons outside of the drawing too.':
    'Die Karte ist eine benannte Region. Orte sind auch außerhalb der Zeichnung Schaltflächen.',
  Space: 'Leertaste',
  'Picks up, and drops': 'Nimmt auf und legt ab',
  'Move what is picked up': 'Aufgenommenes bewegen',
  Esc: 'Esc',
  'Puts it back': 'Legt es zurück',
  'Each move is announced with the new position and list.':
    'Jede Bewegung wird mit neuer Position und Liste angesagt.',
  'Change the rating': 'Bewertung ändern',
  'Home, End': 'Pos1, Ende',
  'Choose none or all': 'Keine oder alle wählen',
  'Announced as a choice of stars with the chosen number.':
    'Wird als Auswahl von Sternen mit der gewählten Zahl angesagt.',
  'Tab, Shift Tab': 'Tab, Umschalt Tab',
  'Move within the dialog': 'Innerhalb des Dialogs bewegen',
  'Closes, unless it requires an answer': 'Schließt, außer wenn eine Antwort nötig ist',
  'Announced as a dialog by its title. The focus returns to the button that opened it.':
    'Wird als Dialog mit seinem Titel angesagt. Der Fokus kehrt zur Schaltfläche zurück, die ihn geöffnet hat.',
  'Moves to the next field': 'Geht zum nächsten Feld',
  'The label names the field; hint and error are read after it. Errors are announced on submission.':
    'Die Beschriftung benennt das Feld; Hinweis und Fehler werden danach gelesen. Fehler werden beim Absenden angesagt.',
  'Ctrl B, Ctrl I': 'Strg B, Strg I',
  'Bold and italic': 'Fett und kursiv',
  'Alt F10': 'Alt F10',
  'Moves to the toolbar': 'Geht zur Werkzeugleiste',
  'Move within the toolbar': 'Innerhalb der Werkzeugleiste bewegen',
  'The text is a named field of several lines. Toolbar buttons say whether they are on.':
    'Der Text ist ein benanntes mehrzeiliges Feld. Werkzeuge sagen, ob sie eingeschaltet sind.',
  'Arrow up and down': 'Pfeil auf und ab',
  'Change a part of the date or time': 'Einen Teil von Tag oder Zeit ändern',
  'Alt Arrow down': 'Alt Pfeil ab',
  'Opens the calendar': 'Öffnet den Kalender',
  'Page up, Page down': 'Bild auf, Bild ab',
  'Previous or next month': 'Voriger oder nächster Monat',
  'Closes the calendar': 'Schließt den Kalender',
  'Each part of the date is a spin button. Closed days are announced as unavailable.':
    'Jeder Teil des Datums ist ein Drehfeld. Geschlossene Tage werden als nicht verfügbar angesagt.',
  Letters: 'Buchstaben',
  'Filter the options': 'Optionen filtern',
  'Move between options': 'Zwischen Optionen bewegen',
  Enter: 'Eingabe',
  Chooses: 'Wählt',
  Closes: 'Schließt',
  Backspace: 'Rücktaste',
  'Removes the last choice': 'Entfernt die letzte Auswahl',
  'Announced as a combobox; the number of matches is spoken while typing.':
    'Wird als Kombinationsfeld angesagt; die Zahl der Treffer wird beim Tippen genannt.',
  'One step': 'Ein Schritt',
  'Ten steps': 'Zehn Schritte',
  'Least or most': 'Kleinster oder größter Wert',
  'The shown value is spoken, with its unit.': 'Der gezeigte Wert wird mit seiner Einheit angesagt.',
  'Moves through the fields of a step': 'Geht durch die Felder eines Schritts',
  'Goes to the next step': 'Geht zum nächsten Schritt',
  'The current step is marked. Each step moves the focus to its heading.':
    'Der aktuelle Schritt ist markiert. Jeder Schritt setzt den Fokus auf seine Überschrift.',
  'Enter, Space': 'Eingabe, Leertaste',
  'Sort by a column, choose a row': 'Nach einer Spalte sortieren, eine Zeile wählen',
  'Shift Enter': 'Umschalt Eingabe',
  'Adds a column to the sort': 'Fügt eine Spalte zur Sortierung hinzu',
  'Resize a column at its handle': 'Breite einer Spalte an ihrem Griff ändern',
  'Sorted columns say their direction. Results of a search or a page are announced.':
    'Sortierte Spalten nennen ihre Richtung. Ergebnisse einer Suche oder Seite werden angesagt.',
  'Open or close': 'Öffnen oder schließen',
  'Each heading is a button that says whether its part is open.':
    'Jede Überschrift ist eine Schaltfläche, die sagt, ob ihr Teil offen ist.',
  'Beside a name the picture is silent; alone it needs a name.':
    'Neben einem Namen ist das Bild stumm; allein braucht es einen Namen.',
  'Enter, Space, Arrow down': 'Eingabe, Leertaste, Pfeil ab',
  'Open the menu': 'Menü öffnen',
  'Arrows, Home, End': 'Pfeile, Pos1, Ende',
  'Move between items': 'Zwischen Einträgen bewegen',
  'Jump to an item': 'Zu einem Eintrag springen',
  'Closes and returns the focus': 'Schließt und gibt den Fokus zurück',
  'The button says that it opens a menu, and whether the menu is open.':
    'Die Schaltfläche sagt, dass sie ein Menü öffnet, und ob es offen ist.',
  'Choose the next tab': 'Nächsten Reiter wählen',
  'Choose the first or last tab': 'Ersten oder letzten Reiter wählen',
  'Announced as tabs with their number. The panel is named by its tab.':
    'Wird als Reiter mit ihrer Zahl angesagt. Der Bereich ist nach seinem Reiter benannt.',
  'Moves between links of the list': 'Geht durch die Links der Liste',
  'A list with its number of items.': 'Eine Liste mit der Zahl ihrer Einträge.',
  'The button says whether its popover is open.': 'Die Schaltfläche sagt, ob ihr Popover offen ist.',
  'Dismiss, at the close button': 'Ausblenden, an der Schließen-Schaltfläche',
  'A note is read in its place; one that appears later is a status, spoken once.':
    'Eine Notiz wird an ihrer Stelle gelesen; eine, die später erscheint, ist eine Statusmeldung und wird einmal angesagt.',
  'Read as text. A count alone needs words: 4 unread.':
    'Wird als Text gelesen. Eine Zahl allein braucht Worte: 4 ungelesen.',
  'Moves between the links': 'Geht durch die Links',
  'A named navigation; the last part is the current page.':
    'Eine benannte Navigation; der letzte Teil ist die aktuelle Seite.',
  'Show the picture before or after': 'Zeigen das Bild davor oder danach',
  'Moves between the arrows and the marks': 'Geht durch Pfeile und Marken',
  'Shows the picture': 'Zeigt das Bild',
  'A named group. The number and the title of a new picture are spoken.':
    'Eine benannte Gruppe. Nummer und Titel eines neuen Bildes werden angesagt.',
  'The button says whether its part is open.': 'Die Schaltfläche sagt, ob ihr Teil offen ist.',
  'Follows the link': 'Folgt dem Link',
  'Words name the target. A link that opens a tab says so.':
    'Worte nennen das Ziel. Ein Link, der einen Tab öffnet, sagt es.',
  'Alt T': 'Alt T',
  'Moves to the newest message': 'Geht zur neuesten Nachricht',
  'Spoken once, when it appears. Its button stays reachable while it is focused.':
    'Wird einmal angesagt, wenn sie erscheint. Ihre Schaltfläche bleibt erreichbar, solange sie den Fokus hat.',
  'Moves between the pages': 'Geht durch die Seiten',
  'A named navigation that says which page is current.':
    'Eine benannte Navigation, die sagt, welche Seite aktuell ist.',
  'Silent. The part that loads says that it is busy.':
    'Stumm. Der Teil, der lädt, sagt, dass er beschäftigt ist.',
  'A named progress bar with its percentage.': 'Eine benannte Fortschrittsanzeige mit ihrem Prozentwert.',
  'A status that names what loads; beside such words it is silent.':
    'Eine Statusmeldung, die nennt, was lädt; neben solchen Worten ist sie stumm.',
  'Headings keep their order, whatever their size.':
    'Überschriften behalten ihre Reihenfolge, gleich wie groß sie sind.',
  'Arrows, Page up, Page down': 'Pfeile, Bild auf, Bild ab',
  'Scroll the focused region': 'Durch die fokussierte Region scrollen',
  'A named region that the keyboard reaches.': 'Eine benannte Region, die die Tastatur erreicht.',
  'Open the files of the device': 'Dateien des Geräts öffnen',
  'The button names the field; progress and errors are announced by file.':
    'Die Schaltfläche benennt das Feld; Fortschritt und Fehler werden je Datei angesagt.',
  'Scroll a focused wide table': 'Durch eine fokussierte breite Tabelle scrollen',
  'Caption and headers are read with each cell.': 'Titel und Köpfe werden mit jeder Zelle gelesen.',
  'Shows the words of the focused button': 'Zeigt die Worte der fokussierten Schaltfläche',
  'Hides them': 'Verbirgt sie',
  'The words describe the button, and are read after its name.':
    'Die Worte beschreiben die Schaltfläche und werden nach ihrem Namen gelesen.',
};
