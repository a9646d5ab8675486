/** Sentences at the head of pages of the gallery, by the English. */
export const pageLeads: Readonly<Record<string, string>> = {
  'Eight ways to show how much, and how it swells and falls.':
    'Acht Arten zu zeigen, wie viel es ist und wie es wächst und schwindet.',
  'Ten ways to lay amounts side by side, names easy to read.':
    'Zehn Arten, Mengen nebeneinanderzulegen, mit gut lesbaren Namen.',
  'The middle half in a box, the rest on whiskers.': 'Die mittlere Hälfte im Kasten, der Rest an Fühlern.',
  'Three measures in one picture: across, up, and how large.':
    'Drei Maße in einem Bild: waagerecht, senkrecht und Größe.',
  'Open, close, lowest and highest: a day of trade in one mark.':
    'Anfang, Ende, Tief und Hoch: ein Handelstag in einem Zeichen.',
  'Eleven ways to compare amounts. Every card is live.':
    'Elf Arten, Mengen zu vergleichen. Jede Karte ist bedienbar.',
  'Who goes on to the next step, and where they turn back.':
    'Wer zum nächsten Schritt geht, und wo Leute umkehren.',
  'Colour as the third measure. Where is it warm, busy, full?':
    'Farbe als drittes Maß. Wo ist es warm, belebt, voll?',
  'Eleven lines, from a plain one to a hundred thousand points.':
    'Elf Linien, von der einfachen bis zu hunderttausend Punkten.',
  'Different measures, each in the shape that suits it.':
    'Verschiedene Maße, jedes in der Form, die zu ihm passt.',
  'Shares of a whole. Few parts, plainly named.': 'Anteile am Ganzen. Wenige Teile, klar benannt.',
  'Values around a compass or a clock.': 'Werte rund um einen Kompass oder eine Uhr.',
  'Many measures of one thing, around a centre.': 'Viele Maße einer Sache, rund um eine Mitte.',
  'Progress that runs around: rings and gauges.': 'Fortschritt im Kreis: Ringe und Anzeigen.',
  'One dot, one case. What do they say together?': 'Ein Punkt, ein Fall. Was sagen sie zusammen?',
  'From then to now, and who changed places.': 'Von damals bis heute, und wer die Plätze getauscht hat.',
  'Charts the size of a word, beside the figure they explain.':
    'Diagramme so groß wie ein Wort, neben der Zahl, die sie erklären.',
  'Who does what, and when: bars from a beginning to an end.':
    'Wer was wann tut: Balken von Anfang bis Ende.',
  'Parts of a whole by their area, as deep as you like.':
    'Teile eines Ganzen nach Fläche, so tief du willst.',
  'Drag with mouse or finger. With the keyboard: Space to pick up, arrow keys to move, Space to drop.':
    'Mit Maus oder Finger ziehen. Mit der Tastatur: Leertaste zum Aufnehmen, Pfeiltasten zum Bewegen, Leertaste zum Ablegen.',
  'Rate by pointer, touch or arrow keys.': 'Bewerten mit Zeiger, Finger oder Pfeiltasten.',
  'Native scrollbars styled with CSS.': 'Bildlaufleisten des Browsers, mit CSS gestaltet.',
  'Alerts and questions that code can await.': 'Hinweise und Fragen, auf die Code warten kann.',
  'Every native control in Plaza’s style.': 'Jedes Bedienelement des Browsers im Stil von Plaza.',
  'Rich text, Markdown and mentions, stored as a document, never as raw HTML.':
    'Formatierter Text, Markdown und Erwähnungen, gespeichert als Dokument, nie als rohes HTML.',
  "Upload by button, drop or paste. Members' pictures go to the service for 30 days; other files stay in this browser.":
    'Hochladen per Schaltfläche, Ablegen oder Einfügen. Bilder von Mitgliedern liegen 30 Tage beim Dienst, andere Dateien bleiben in diesem Browser.',
  'Fields that format as you type. Paste any format.':
    'Felder, die beim Tippen formatieren. Füge jedes Format ein.',
  'Positions of labels and fields, and when to use which.':
    'Wo Beschriftungen und Felder stehen, und wann was passt.',
  'Dates, times, months and colours: type or pick.': 'Tage, Zeiten, Monate und Farben: tippen oder wählen.',
  'Choose one or several options.': 'Wähle eine oder mehrere Optionen.',
  'Pick a number by drag, touch or keyboard.': 'Wähle eine Zahl durch Ziehen, Tippen oder mit der Tastatur.',
  'When to report an error, where, and how to fix it.':
    'Wann, wo und wie man einen Fehler meldet, und wie er sich beheben lässt.',
  'A long form in short steps. The URL keeps the step; drafts survive a reload.':
    'Ein langes Formular in kurzen Schritten. Die Adresse merkt sich den Schritt, Entwürfe überstehen ein Neuladen.',
  'Google Maps, or the built-in map without an API key.':
    'Google Maps, oder die eingebaute Karte ohne API-Schlüssel.',
  'Map tiles over built-in outlines, which also work offline.':
    'Kartenkacheln über eingebauten Umrissen, die auch offline da sind.',
  'Built-in outlines that work offline; no tiles are loaded.':
    'Eingebaute Umrisse, die auch offline da sind. Kacheln werden nicht geladen.',
  'Built-in outlines: countries by Natural Earth, US states by the Census Bureau. Other countries show towns.':
    'Eingebaute Umrisse: Länder von Natural Earth, US-Bundesstaaten vom Census Bureau. Andere Länder zeigen Städte.',
  'Short answers to what people ask us most.':
    'Kurze Antworten auf das, was wir am häufigsten gefragt werden.',
  'Sample plans. Everything in Plaza is free, and nothing is charged.':
    'Beispielpreise. Alles in Plaza ist kostenlos, nichts wird berechnet.',
  'An empty page with a title and a menu entry. Start here.':
    'Eine leere Seite mit Titel und Menüeintrag. Fang hier an.',
  'Plain HTML tables with column and row headers.': 'Einfache HTML-Tabellen mit Spalten- und Zeilenköpfen.',
  'One table component; each card turns on one more feature.':
    'Ein Tabellenbaustein; jede Karte schaltet eine Funktion mehr ein.',
  'Change the tokens of every page, and take them along as a file.':
    'Ändere die Tokens aller Seiten und nimm sie als Datei mit.',
  'Collapsible sections. Each heading is a button that announces its state.':
    'Aufklappbare Abschnitte. Jede Überschrift ist eine Schaltfläche, die ihren Zustand ansagt.',
  'A short message that stays until it is resolved or dismissed.':
    'Eine kurze Nachricht, die bleibt, bis sie erledigt oder ausgeblendet ist.',
  "A person's picture, in the shape of an arch.": 'Das Bild einer Person, in der Form eines Bogens.',
  'A label or count attached to something else.': 'Ein Etikett oder eine Zahl an etwas anderem.',
  'Shows the current page and the path back.': 'Zeigt die aktuelle Seite und den Weg zurück.',
  'Persimmon is for the main action. Use other colours sparingly.':
    'Persimone ist für die Hauptaktion. Andere Farben sparsam verwenden.',
  'One subject on one surface.': 'Ein Thema auf einer Fläche.',
  "One slide at a time, at the reader's pace.": 'Ein Bild nach dem anderen, im Tempo des Lesers.',
  'Shows and hides content with a button.': 'Zeigt und verbirgt Inhalt per Schaltfläche.',
  'A menu opened by a button. Arrow keys move, Esc closes and returns focus.':
    'Ein Menü, das eine Schaltfläche öffnet. Pfeiltasten bewegen, Esc schließt und gibt den Fokus zurück.',
  'Rows, stacks, and twelve columns.': 'Zeilen, Stapel und zwölf Spalten.',
  'Links are teal.': 'Links sind petrolfarben.',
  'A list of related items.': 'Eine Liste zusammengehöriger Einträge.',
  'Interrupts for a decision, then returns focus.':
    'Unterbricht für eine Entscheidung und gibt dann den Fokus zurück.',
  'Short messages that appear and dismiss themselves.':
    'Kurze Nachrichten, die erscheinen und von selbst verschwinden.',
  'A panel that slides in from an edge.': 'Eine Fläche, die vom Rand hereinfährt.',
  'Moves through a list page by page.': 'Blättert Seite für Seite durch eine Liste.',
  'Placeholders for content that is loading.': 'Platzhalter für Inhalt, der noch lädt.',
  'Short details next to their trigger.': 'Kurze Einzelheiten neben ihrem Auslöser.',
  'Shows how far a task has come.': 'Zeigt, wie weit eine Aufgabe ist.',
  'A frame that keeps its aspect ratio.': 'Ein Rahmen, der sein Seitenverhältnis behält.',
  'Shows that something is loading. For longer waits, add text.':
    'Zeigt, dass etwas lädt. Bei längerem Warten gehört Text dazu.',
  'Several panels in one place, one visible.': 'Mehrere Bereiche an einem Ort, einer sichtbar.',
  'A short hint on hover or focus. Esc closes it.':
    'Ein kurzer Hinweis beim Überfahren oder Fokus. Esc schließt ihn.',
  'A display font for headings, a text font for everything else.':
    'Eine Schmuckschrift für Überschriften, eine Textschrift für alles andere.',
  'Single-purpose classes. Click one to copy it.': 'Klassen für genau einen Zweck. Ein Klick kopiert sie.',
};
